import type { Seat } from '@quayside/kernel'
import { adviceLines } from '../advice/lines.ts'
import type { TerminalContext } from './seating.ts'

/** What a captain would do in the seat's place. */
export const hint = async (seating: TerminalContext, seat: Seat): Promise<void> => {
  const { kit, game, words, page, person } = seating
  const [adviser, { advise }] = await Promise.all([kit.adviser(), import('@quayside/bots')])
  const view = kit.rules.view(game.state, seat)
  const advice = advise(adviser, view, seat, { seed: `${game.record.seed} hint ${game.moveNumber}` })
  if (advice.ok) person.say(...adviceLines(kit, advice.value, view, words, page))
}
