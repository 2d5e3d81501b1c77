/** Opens rooms with clocks in which some seats stay absent, so that timeout actions and notifications must happen. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CreatedPlayer, CreatedRoom, RoomSettings } from '@quayside/protocol'
import { post } from '@quayside/server/testing/clients'
import { type RoomSetup, roomSetup, roomSetups } from '../room-setups.ts'

interface RoomShape extends RoomSetup {
  readonly settings: RoomSettings
  /** Seats that a client plays. */
  readonly present: readonly number[]
}

const SMALL = roomSetup('two')
const LARGER = roomSetups('three').at(-1) ?? SMALL
/** The shortest correspondence clock. */
const DAYS = { kind: 'days', hours: 1 } as const
const BOT = { kind: 'bot', level: 'random' } as const

const SHAPES: readonly RoomShape[] = [
  { ...SMALL, settings: { clock: { kind: 'live', bank: 30, increment: 1 }, onTimeout: BOT }, present: [1] },
  { ...LARGER, settings: { clock: DAYS, onTimeout: BOT }, present: [] },
  { ...SMALL, settings: { clock: DAYS, onTimeout: { kind: 'policies' } }, present: [] },
  { ...LARGER, settings: { clock: DAYS, onTimeout: { kind: 'wait' } }, present: [] },
]

export interface OpenedRoom extends CreatedRoom {
  readonly game: string
  readonly present: readonly number[]
}

interface AbsentRoomsOptions {
  /** The address of any server node. */
  readonly address: () => string
  /** Webhook address for the notifications of absent players. */
  readonly receiver: string
  opened(room: OpenedRoom): void
}

const TIMEOUT_MS = 5000

const openOne = async (
  { address, receiver }: AbsentRoomsOptions,
  shape: RoomShape,
  seed: string,
): Promise<OpenedRoom> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const ask = (path: string, body: unknown, secret: string): Promise<unknown> =>
    post(`${address()}/api/${path}`, body, secret, signal)
  const { secret } = (await ask('players', { name: 'Odile' }, '')) as CreatedPlayer
  await ask('me/channels', { kind: 'webhook', url: receiver }, secret)
  const { game, options, settings, present } = shape
  const seats = Array.from({ length: options.players }, (_, seat) => ({ kind: 'mine', name: `Seat ${seat}` }))
  const opened = (await ask('rooms', { game, options, settings, seed, seats }, secret)) as CreatedRoom
  return { ...opened, game, present }
}

/** Opens one room of each kind immediately, then another every `everyMs`, until `signal` aborts. */
export const openAbsentRooms = async (
  ports: AbsentRoomsOptions,
  everyMs: number,
  signal: AbortSignal,
): Promise<void> => {
  for (let number = 0; !signal.aborted; ) {
    const shape = SHAPES[number % SHAPES.length]
    if (shape === undefined) return
    try {
      ports.opened(await openOne(ports, shape, `absent-${number}`))
      number++
      if (number >= SHAPES.length) await sleep(everyMs, undefined, { signal })
    } catch {
      // Any failure: retry with a new player at the next server.
      await sleep(100)
    }
  }
}
