"""Every moment that a card may answer, with the rule of when and for whom. A card method of any other name is a slip.

Most moments concern only the card itself: it is played, fought, escapes. Four are answered by cards elsewhere:
`enemy_defeated`, `attack_change` and `mastermind_attack_change` by cards that registered for the rest of the turn, in
the order in which they were played; `instead_of_wound` by the cards of the seat that is about to gain a Wound.
"""

from __future__ import annotations

MOMENTS = {
    # Heroes
    "may_be_played": "asked before a Hero is offered for playing",
    "cost_to_play": "paid after the Hero left the hand, before it gives anything",
    "played": "a Hero is played, after its points were counted",
    "superpower": "after `played`, if the icons were played before it this turn",
    # Villains
    "attack_now": "the attack the card itself gives",
    "may_be_fought": "asked before a Villain is offered for a fight; effects that defeat do not ask",
    "ambush": "the Villain has entered the city, and whoever it pushed out has escaped in full",
    "fight": "the Villain or Tactic lies in the Victory Pile and the Bystanders are rescued",
    "escape": "the Villain lies in the Escaped pile, the HQ Hero is KO'd and the cards are discarded",
    # Masterminds and Schemes
    "strike": "a Master Strike is played",
    "twist": "a Scheme Twist is played; the Twists so far include it",
    "evil_wins": "looked at whenever a Wound, an escape, a Twist or the Hero Deck may have decided it",
    "danger": "how near evil is to winning, for the people at the table",
    "makes_villain": "asked when a card that is no Villain is played from the Villain Deck",
    "villain_attack": "the attack of a card that the Scheme makes a Villain",
    "villain_defeated": "such a card is defeated",
    # any card
    "victory_points": "counted at the end",
    "enemy_defeated": "registered: a Villain or the Mastermind was defeated, after its Fight effect",
    "attack_change": "registered, and always asked of the Scheme: what is added to an enemy's attack",
    "discarded": "a card's effect made the owner discard it; discards that the rules ask for do not count",
    "mastermind_attack_change": "registered: what is added to the Mastermind's attack alone",
    "instead_of_wound": "the owner is about to gain a Wound",
}
