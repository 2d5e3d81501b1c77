import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { applyMoves, parseSteps, random } from '@quayside/kernel'
import { DEFAULT_ROOM_SETTINGS, type ServerMessage } from '@quayside/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { type AnyRules, findRules } from '../room/game-registry.ts'
import { Rooms } from '../room/rooms.ts'
import { sessionServices } from '../session/join-room.ts'
import { RoomSession } from '../session/room-session.ts'
import { hashSecret } from '../storage/identifiers.ts'
import { Store } from '../storage/store.ts'

let store: Store
afterEach(() => store.close())

const rulesFor = (game: string): AnyRules => {
  const rules = findRules(game, null)
  if (!rules) throw new Error(game)
  return rules
}

interface Participant {
  readonly received: ServerMessage[]
  say(message: unknown): Promise<void>
}

const open = async (
  game: string,
): Promise<{ readonly sit: (seat: number | null, runs?: number) => Promise<Participant> }> => {
  store = await Store.open(':memory:')
  const rooms = new Rooms(store, () => 0)
  await store.players.add({
    id: 'odile',
    name: 'Odile',
    secret_hash: hashSecret('odile'),
    created_at: 0,
    notification_settings_json: '{}',
  })
  const opened = await rooms.open({
    host: 'odile',
    game,
    options: { players: 3 },
    seed: 'teller',
    seats: Array.from({ length: 3 }, () => ({ kind: 'mine', name: 'Odile' })),
    settings: DEFAULT_ROOM_SETTINGS,
  })
  if (!opened.ok) throw new Error(opened.refusal.code)
  const room = opened.value.id
  const sit = async (seat: number | null, runs?: number): Promise<Participant> => {
    const received: ServerMessage[] = []
    const connection = new RoomSession(sessionServices(rooms), 'odile', (text) =>
      received.push(JSON.parse(text) as ServerMessage),
    )
    const say = (message: unknown): Promise<void> => connection.handle(JSON.stringify(message))
    await say({ kind: 'hello', protocol: 2, room, lastSeq: 0, ...(seat === null ? {} : { seat }) })
    if (runs !== undefined) await say({ kind: 'step-updates', rulesVersion: runs })
    return { received, say }
  }
  return { sit }
}

describe.each([SAMPLE_GAME, OTHER_GAME])('a client that runs the rules of %s', (game) => {
  it('has the same view after the steps as other clients, to the end of a game', async () => {
    const rules = rulesFor(game)
    const { sit } = await open(game)
    const seats = [await sit(0), await sit(1), await sit(2)]
    const pairs = [0, 1, 2, null].map(async (seat) => ({
      viewer: seat ?? ('spectator' as const),
      shown: seat === null ? await sit(null) : seats[seat],
      runs: await sit(seat, rules.version),
    }))
    const watched = await Promise.all(pairs)
    const source = random('teller')
    const checked = rules.options({ players: 3 })
    if (!checked.ok) throw new Error(checked.refusal.code)
    let table = rules.setup(checked.value, 'teller')
    const views = new Map<unknown, unknown>()
    let steps = 0
    for (let at = 0; ; at++) {
      for (const { viewer, shown, runs } of watched) {
        const last = runs.received.findLast(({ kind }) => kind === 'frame' || kind === 'steps')
        const whole = shown?.received.findLast(({ kind }) => kind === 'frame')
        if (whole?.kind !== 'frame') throw new Error('no frame was sent')
        if (last?.kind === 'steps') {
          steps++
          views.set(viewer, applyMoves(rules, views.get(viewer), parseSteps(rules, last.steps), viewer))
          expect(last).toMatchObject({
            moveNumber: at,
            seq: whole.seq,
            undo: whole.frame.undo,
            steps: whole.frame.steps,
          })
        } else if (last?.kind === 'frame') {
          const read = rules.position.read(last.frame.view)
          views.set(viewer, read.ok ? read.value : null)
        }
        expect(rules.position.write(views.get(viewer))).toEqual(whole.frame.view)
      }
      const [seat] = rules.deciders(table)
      if (seat === undefined) break
      const commands = rules.commands(table, seat)
      const command = commands[source.nextInt(commands.length)]
      await seats[seat]?.say({
        kind: 'submit',
        requestId: `${at}`,
        expectedMove: at,
        command: rules.notation.print(command),
      })
      table = rules.copy(table)
      rules.apply(table, seat, command)
    }
    // Most steps are public.
    expect(steps).toBeGreaterThan(200)
  }, 60_000)
})

describe('a joining client', () => {
  const stands = ({ received }: Participant) => received.find((message) => message.kind === 'frame')?.frame

  it('gets the current view, and no more than the client before it', async () => {
    const { sit } = await open(OTHER_GAME)
    const [looker, other, seat] = [await sit(null), await sit(null), await sit(0)]
    expect(stands(other)).toEqual(stands(looker))
    expect(stands(seat)).toMatchObject({ viewer: 0, moveNumber: 0 })
    expect(stands(await sit(null))).toEqual(stands(looker))
    const rules = rulesFor(OTHER_GAME)
    const view = rules.position.read(stands(seat)?.view ?? '')
    if (!view.ok) throw new Error(view.refusal.code)
    const [command] = rules.commands(view.value, 0)
    await seat.say({
      kind: 'submit',
      requestId: 'a',
      expectedMove: 0,
      command: rules.notation.print(command),
    })
    expect(stands(await sit(null))).toMatchObject({
      viewer: 'spectator',
      moveNumber: 1,
      fromMove: 0,
      steps: [{ seat: 0 }],
    })
  })
})

/** The kinds of messages about the game, without presence. */
const kindsOf = (received: readonly ServerMessage[]): readonly string[] =>
  received.map(({ kind }) => kind).filter((kind) => kind !== 'presence')

describe('in a room of one game', () => {
  const supply = { kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' }

  it('a client with another rules version gets whole views', async () => {
    const { sit } = await open(SAMPLE_GAME)
    const other = await sit(1, rulesFor(SAMPLE_GAME).version + 1)
    const first = await sit(0)
    await first.say(supply)
    await first.say({ kind: 'submit', requestId: 'b', expectedMove: 1, command: 'take wood' })
    expect(kindsOf(other.received)).toEqual(['welcome', 'frame', 'frame', 'frame'])
  })

  it('a revealed tile is sent as a whole view, a taken good as a step', async () => {
    const { sit } = await open(SAMPLE_GAME)
    const version = rulesFor(SAMPLE_GAME).version
    const runs = await sit(1, version)
    const first = await sit(0)
    await first.say(supply)
    await first.say({ kind: 'submit', requestId: 'b', expectedMove: 1, command: 'take wood' })
    expect(kindsOf(runs.received)).toEqual(['welcome', 'frame', 'frame', 'steps'])
  })

  it('an undo is sent as a whole view', async () => {
    const { sit } = await open(SAMPLE_GAME)
    const runs = await sit(1, rulesFor(SAMPLE_GAME).version)
    const first = await sit(0)
    await first.say(supply)
    await first.say({ kind: 'submit', requestId: 'b', expectedMove: 1, command: 'take wood' })
    await first.say({ kind: 'undo', requestId: 'c', expectedMove: 2, toMove: 1 })
    expect(runs.received.at(-1)).toMatchObject({ kind: 'frame', seq: 3, frame: { moveNumber: 1 } })
  })
})
