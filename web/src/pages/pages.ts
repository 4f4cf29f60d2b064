/** Every page by the first word of its address. */

import type { Component } from 'svelte'

import Cards from './Cards.svelte'
import History from './History.svelte'
import Join from './Join.svelte'
import Lobby from './Lobby.svelte'
import NewGame from './NewGame.svelte'
import Replay from './Replay.svelte'
import Rules from './Rules.svelte'
import Settings from './Settings.svelte'
import TablePage from './TablePage.svelte'

interface Page {
  component: Component
  title: string
  /** Fills the whole window, without the masthead. */
  whole?: boolean
  /** Needs nobody to have entered. */
  open?: boolean
}

export const PAGES: Record<string, Page> = {
  '': { component: Lobby, title: 'Lobby' },
  new: { component: NewGame, title: 'Set up' },
  table: { component: TablePage, title: 'Table', whole: true },
  join: { component: Join, title: 'Invitation' },
  watch: { component: Join, title: 'Watch' },
  replay: { component: Replay, title: 'Replay', whole: true },
  cards: { component: Cards, title: 'Cards', open: true },
  rules: { component: Rules, title: 'Rules', open: true },
  history: { component: History, title: 'History' },
  settings: { component: Settings, title: 'Settings', open: true },
}
