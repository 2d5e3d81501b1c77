/** Board items that answer the current question, which the table highlights. */
import type { Viewer } from '@quayside/kernel'
import { leHavre, type Question, question, type State } from '../../rules/index.ts'
import { boardItemKey, itemsOf } from './affordances.ts'

/** Questions that ask for board items; the main action would highlight nearly everything, so it is left out. */
const ASKS: ReadonlySet<Question['asks']> = new Set([
  'build',
  'build-another',
  'build-ship',
  'fleet',
  'load',
  'choose',
  'give',
  'exchange',
  'sell-any',
  'fuel',
  'haul',
  'evict',
])

const NOTHING: ReadonlySet<string> = new Set()

/** Keys of the board items that would answer the viewer's question. */
export const answerItems = (view: State, viewer: Viewer): ReadonlySet<string> => {
  const asked = question(view)
  if (viewer === 'spectator' || asked === null || !('seat' in asked)) return NOTHING
  if (asked.seat !== viewer || !ASKS.has(asked.asks)) return NOTHING
  return new Set(
    leHavre.commands(view, viewer).flatMap((command) => itemsOf(view, viewer, command).map(boardItemKey)),
  )
}
