/** Tables with clocks where somebody does not come: others decide for them when their time is up, and they are told. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CreatedPlayer, CreatedRoom, RoomSettings } from '@quayside/protocol'
import { post } from '@quayside/server/testing/clients'
import { type TableSetup, table, tables } from '../tables.ts'

interface Shape extends TableSetup {
  readonly settings: RoomSettings
  /** The seats that do come. */
  readonly present: readonly number[]
}

const SMALL = table('two')
const LARGER = tables('three').at(-1) ?? SMALL
/** Over days, as short as a day may be. */
const DAYS = { kind: 'days', hours: 1 } as const
const BOT = { kind: 'bot', level: 'random' } as const

const SHAPES: readonly Shape[] = [
  { ...SMALL, settings: { clock: { kind: 'live', bank: 30, increment: 1 }, onTimeout: BOT }, present: [1] },
  { ...LARGER, settings: { clock: DAYS, onTimeout: BOT }, present: [] },
  { ...SMALL, settings: { clock: DAYS, onTimeout: { kind: 'policies' } }, present: [] },
  { ...LARGER, settings: { clock: DAYS, onTimeout: { kind: 'wait' } }, present: [] },
]

export interface OpenedTable extends CreatedRoom {
  readonly game: string
  readonly present: readonly number[]
}

interface AbsentPorts {
  /** Of any server. */
  readonly address: () => string
  /** Where those who do not come want to be told. */
  readonly box: string
  opened(table: OpenedTable): void
}

const PATIENCE_MS = 5000

const openOne = async ({ address, box }: AbsentPorts, shape: Shape, seed: string): Promise<OpenedTable> => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const ask = (path: string, body: unknown, secret: string): Promise<unknown> =>
    post(`${address()}/api/${path}`, body, secret, signal)
  const { secret } = (await ask('players', { name: 'Odile' }, '')) as CreatedPlayer
  await ask('me/channels', { kind: 'webhook', url: box }, secret)
  const { game, options, settings, present } = shape
  const seats = Array.from({ length: options.players }, (_, seat) => ({ kind: 'mine', name: `Seat ${seat}` }))
  const opened = (await ask('rooms', { game, options, settings, seed, seats }, secret)) as CreatedRoom
  return { ...opened, game, present }
}

/** One of each kind at once, then another one now and then, until `signal` says so. */
export const openAbsent = async (ports: AbsentPorts, everyMs: number, signal: AbortSignal): Promise<void> => {
  for (let number = 0; !signal.aborted; ) {
    const shape = SHAPES[number % SHAPES.length]
    if (shape === undefined) return
    try {
      ports.opened(await openOne(ports, shape, `absent-${number}`))
      number++
      if (number >= SHAPES.length) await sleep(everyMs, undefined, { signal })
    } catch {
      // Whatever went wrong: another player, at another server.
      await sleep(100)
    }
  }
}
