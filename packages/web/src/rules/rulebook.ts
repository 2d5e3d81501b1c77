/** A game's rulebook: whether it has one, its texts, and the state of the rules drawer. */
import type { Rulebook } from '@quayside/game'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { loadRules, type SayRules } from '@quayside/texts/messages/rules'
import { create } from 'zustand'
import { games, usePart } from '../games.ts'

/** Whether a game has a rulebook. */
export const hasRulebook = (id: string): boolean => {
  const game = games.get(id)
  return game.ok && game.value.book !== undefined
}

/** Only for a game that has one. */
export const useRulebook = (game: string): Rulebook => {
  const book = usePart(game, 'book')
  if (book === null) throw new Error(`${game} has no rules to read`)
  return book
}

interface RulesState {
  /** Whether a table with room for the drawer is open. */
  readonly offered: boolean
  readonly open: boolean
  /** History of opened topics; if empty, the drawer follows the selection. */
  readonly trail: readonly string[]
  readonly wanted: string
}

export const useRules = create<RulesState>()(() => ({
  offered: false,
  open: false,
  trail: [],
  wanted: '',
}))

export const toggleRules = (): void =>
  useRules.setState(({ open }) => ({ open: !open, trail: [], wanted: '' }))

export const offerRules = (offered: boolean): void => useRules.setState({ offered, open: false })

export const closeRules = (): void => useRules.setState({ open: false })

export const readTopic = (topic: string): void =>
  useRules.setState(({ trail }) => ({ trail: [...trail, topic], wanted: '' }))

/** After a new selection the drawer follows it again. */
export const followSelection = (): void => useRules.setState({ trail: [], wanted: '' })

export const readBack = (): void =>
  useRules.setState(({ trail }) => ({ trail: trail.slice(0, -1), wanted: '' }))

export const searchRules = (wanted: string): void => useRules.setState({ wanted })

export const useRulesTexts: () => SayRules = lazyTexts(loadRules)
