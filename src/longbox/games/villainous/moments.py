"""Every moment that a card may answer, with the rule of when and for whom. A card method of any other name is a slip.

Most concern only the card itself. Those that begin with `registered` are asked of every card in play that has written
them: on entering play it is registered for them, and forgotten when it leaves. `you` is always the player who acts (who
plays, pays, gains, defeats), not the card's own: ask `you.controls(self)`, `you.has_in_domain(self)` or
`self.names(you)` whom the card is about.
"""

from __future__ import annotations

MOMENTS = {
    # villains
    "sets_up": "before the game: what the guide says to lay out",
    "has_won": "looked at after every change, and never in the middle of one",
    "gauge": "how near the objective is, for the people at the table and the bots",
    "more_destinations": "where else this villain may relocate an Ally",
    "more_targets": "whom outside the Domain this villain may vanquish",
    # playing
    "may_be_played": "asked before a Villain card is offered; only what is not optional counts",
    "may_be_played_to": "the same for one spot; not asked of an Ally that something forces into play",
    "may_lie_at": "asked before the card is played or relocated to a spot",
    "bearers": "what an Item can be attached to; of a Fate Item, when a player is targeted",
    "least_cost": "the least Power that playing it takes now, an X included that is paid as it is carried out",
    "alternative_cost": "what may be done instead of paying, in words",
    "pays_alternative": "that was chosen: the card is still in hand",
    "played": "the card lies where it was played to; an Effect does this and nothing else; Fate cards get the target",
    "targets": "which players a Fate Effect can hit",
    "can_be_carried_out": "whether a Fate Effect can hit one player",
    # in play
    "own_strength": "what the card adds to its own printed Strength",
    "may_be_activated": "asked before an activation is offered, with the Power left after its cost",
    "activated": "the Activated Ability; its cost is paid",
    "may_be_used": "asked before `used` or `before_moving` is offered",
    "relocated": "an Ally was relocated, before an Event is looked at; `you` is its own player",
    "may_be_vanquished_with": "whether these Allies, strong enough, may vanquish the Hero",
    "stays_after_vanquish": "whether an Ally that is used is not discarded if the target is defeated; asked before",
    "used_in_vanquish": "an Ally was used; target and Allies have gone; it may lie in the discard pile",
    "instead_of_leaving_event": "an Ally's Event was resolved and everybody was rewarded",
    "defeated": "the Hero or Rival was defeated and has left its location; `you` defeated it",
    "reward": "the Event was resolved, `you` has an Ally there; the penalty is over, the Allies still lie there",
    "may_be_revealed": "whether an upgrade's requirement can be met",
    "progress": "how near an upgrade's requirement is, for the gauge",
    "meets_requirement": "the upgrade is revealed: pays or removes what it asks for",
    "revealed": "the upgrade is a Specialty now",
    # registered: numbers
    "strength_change": "registered: what it adds to other characters' Strength",
    "cost_change": "registered: what it adds to the cost of a card that `you` plays",
    "activation_cost_change": "registered: what it adds to the cost of an activation by `you`",
    "power_gain_change": "registered: how much less `you` gains at a time; the strongest counts, they do not add up",
    "hand_size_change": "registered: how the hand to which `you` draws at the end of the turn differs from four",
    # registered: permissions and prohibitions
    "grants": "registered: the actions of which `you`, whose turn it is, has one through this card, once in the turn",
    "converts": "registered: what an icon of the location may be used as, once in the turn",
    "lets_play_from_discard": "registered: whether `you` may play a card of the own discard pile to the own Domain",
    "forbids_playing": "registered: whether `you` may not play a card",
    "forbids_playing_to": "registered: whether `you` may not play a card to a spot",
    "forbids_relocating": "registered: whether `you` may not relocate an own card to a spot",
    "forbids_using_discard": "registered: whether `you` may do nothing with the own discard pile",
    "forbids_winning": "registered: whether `you` cannot win now",
    # registered: windows and replacements
    "turn_starts": "registered: the turn of `you` begins",
    "before_moving": "registered: in the turn of `you`, before moving, if `may_be_used`; see `before_moving_is`",
    "used": "registered: in the turn of `you`, without an action, if `may_be_used`",
    "hero_played": "registered, and from hand with `answers_from_hand`: a Hero was played into the Domain of `you`",
    "card_played": "registered: `you` has played a Villain card that stays",
    "effect_played": "registered: `you` has carried out an Effect from hand; True takes it from the table",
    "hero_defeated": "registered: `you` has defeated a Hero, after the Hero's own ability",
    "marked_hero_defeated": "registered: `you` has defeated a Hero that had a Soul Mark",
    "instead_of_defeat": "registered: `you` would defeat a character; True if something else happened",
    "instead_of_removal": "registered: `you` would remove an Ally; True if something else happened",
    "instead_of_discarding_all_used": "registered: `you` has vanquished somebody at a spot; True keeps all Allies used",
    "instead_of_discarding_used": "registered: one Ally that `you` used would be discarded; True keeps it",
    "mass_vanquish": "registered: whom the card can vanquish all at once",
    "instead_of_draw": "registered: the end of the turn of `you`; True if this replaced the draw",
    "settles": "registered: after every change; True if it changed something itself",
}
