import { accept, type Result, refused } from '../../refusal.ts'
import { options, setup } from './setup.ts'
import { CARDS, copy, HIDDEN, type State } from './state.ts'

export const write = (state: State): unknown => ({ players: state.hands.length, ...copy(state) })

export const read = (literal: unknown): Result<State> => {
  const { players, ...given } = (literal ?? {}) as Partial<State> & { players?: unknown }
  const settled = options({ players })
  if (!settled.ok) return settled
  const state = copy({ ...setup(settled.value, 'position'), ...given })
  const cards = [state.deck, state.hands.flat(), state.committed, state.played].flat()
  const dealt = cards.filter((card) => card !== null).sort((one, other) => one - other)
  const shown = dealt.filter((card) => card !== HIDDEN)
  const all = dealt.length === CARDS.length && new Set(shown).size === shown.length
  if (!all || !shown.every((card) => CARDS.includes(card))) return refused('not-all-cards', { cards: dealt })
  return state.coins.some((coins) => coins < 0) ? refused('negative-coins') : accept(state)
}
