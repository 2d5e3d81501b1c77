/**
 * Random legal games, played out before the load test begins with the seed that the room will have: the load
 * generator then only sends the next move, which leaves CPU time to the server.
 */
import { random } from '@quayside/kernel'
import { findRules } from '@quayside/server/testing/clients'
import { roomSetup, roomSetups } from '../room-setups.ts'

interface PreparedMove {
  readonly seat: number
  readonly command: string
}

export interface PreparedGame {
  readonly game: string
  readonly options: { readonly players: number }
  readonly seed: string
  readonly moves: readonly PreparedMove[]
}

/** All games, with three and with four players. */
const KINDS = [...roomSetups('four'), ...roomSetups('three')]

export const prepareGame = (number: number): PreparedGame => {
  const { game, options } = KINDS[number % KINDS.length] ?? roomSetup('three')
  const rules = findRules(game, null)
  const checked = rules?.options(options)
  if (!rules || !checked?.ok) throw new Error(`no such game: ${game}`)
  const seed = `load-${number}`
  const state = rules.setup(checked.value, seed)
  const source = random(seed)
  const moves: PreparedMove[] = []
  for (;;) {
    const deciders = rules.deciders(state)
    const seat = deciders[source.nextInt(Math.max(1, deciders.length))]
    if (seat === undefined) return { game, options, seed, moves }
    const commands = rules.commands(state, seat)
    const command = commands[source.nextInt(commands.length)]
    moves.push({ seat, command: rules.notation.print(command) })
    rules.apply(state, seat, command)
  }
}
