/** Fixtures for tests of the bots: positions from the middle of games. */
import process from 'node:process'
import { random, type Seat } from '@quayside/kernel'
import { packetRow, type State } from '../../rules/index.ts'
import { heuristic } from '../heuristic.ts'

/** Whether slow tests run (`npm test -- --long`). */
export const isLong = process.env['QUAYSIDE_LONG'] !== undefined

/** Positions with a real choice from a game of mixed heuristic and random moves. */
export const played = (players: number, every: number, seed = 'played'): { state: State; seat: Seat }[] => {
  const options = packetRow.options({ players })
  if (!options.ok) throw new Error(options.refusal.code)
  const source = random(seed)
  const state = packetRow.setup(options.value, seed)
  const found: { state: State; seat: Seat }[] = []
  for (let decisions = 1; ; decisions++) {
    const [seat] = packetRow.deciders(state)
    if (seat === undefined) return found
    const commands = packetRow.commands(state, seat)
    if (decisions % every === 0 && commands.length > 1) found.push({ state: packetRow.copy(state), seat })
    const command =
      source.nextInt(3) === 0
        ? commands[source.nextInt(commands.length)]
        : heuristic.decide(packetRow.view(state, seat), seat, { nodes: 500 }, `${seed} ${decisions}`)
    if (command) packetRow.apply(state, seat, command)
  }
}
