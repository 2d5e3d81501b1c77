/**
 * Games that are played out before the load begins, at random but legally, with the seed that the table will have: the
 * crowd then only sends the next line, and its processor time is left to the server.
 */
import { random } from '@quayside/kernel'
import { findRules } from '@quayside/server/testing/clients'
import { table, tables } from '../tables.ts'

interface PreparedLine {
  readonly seat: number
  readonly command: string
}

export interface PreparedGame {
  readonly game: string
  readonly options: { readonly players: number }
  readonly seed: string
  readonly lines: readonly PreparedLine[]
}

/** All games, small and large tables. */
const KINDS = [...tables('four'), ...tables('three')]

export const prepareGame = (number: number): PreparedGame => {
  const { game, options } = KINDS[number % KINDS.length] ?? table('three')
  const rules = findRules(game, null)
  const checked = rules?.options(options)
  if (!rules || !checked?.ok) throw new Error(`no such game: ${game}`)
  const seed = `load-${number}`
  const state = rules.setup(checked.value, seed)
  const source = random(seed)
  const lines: PreparedLine[] = []
  for (;;) {
    const deciders = rules.deciders(state)
    const seat = deciders[source.nextInt(Math.max(1, deciders.length))]
    if (seat === undefined) return { game, options, seed, lines }
    const commands = rules.commands(state, seat)
    const command = commands[source.nextInt(commands.length)]
    lines.push({ seat, command: rules.notation.print(command) })
    rules.apply(state, seat, command)
  }
}
