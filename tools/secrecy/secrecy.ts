/**
 * Secrecy test: plays each game twice, once as it is and once with other hidden information, and compares every
 * message sent to a seat. Any difference is a leak, and so is a message with the secret, the salt, a nonce or the
 * seed of the deal.
 */
import { type Random, random, type Seat, type Viewer } from '@quayside/kernel'
import { DEFAULT_ROOM_SETTINGS } from '@quayside/protocol'
import { dealSeed, hashSecret, RoomSession, Rooms, Store, sessionServices } from '@quayside/server/testing'
import { type AnyRules, findRules } from '@quayside/server/testing/clients'

export interface SecrecyPlan {
  readonly game: string
  readonly options: unknown
  readonly games: number
  readonly seed: string
}

export interface SecrecyReport {
  readonly games: number
  /** Compared messages, and how many of them were steps without a view. */
  readonly messages: number
  readonly steps: number
  readonly leaks: readonly string[]
}

/** Games last longer, but by then little is hidden. */
const LATEST = 250

/** Compared steps per game. */
const STEPS = 30

const NONCE = 'd5'.repeat(16)

/** A room used by this driver only; two connections per viewer, one of which runs the rules itself. */
class Table {
  readonly #store: Store
  readonly #connections: RoomSession[] = []
  readonly messages: string[][] = []
  /** Secrets that must not be sent before the game is over. */
  readonly secrets: readonly string[]

  private constructor(store: Store, secrets: readonly string[]) {
    this.#store = store
    this.secrets = secrets
  }

  static async open(rules: AnyRules, options: unknown, viewers: readonly Viewer[]): Promise<Table> {
    const store = await Store.open(':memory:')
    const rooms = new Rooms(store, () => 0, { findRules: () => rules })
    const services = sessionServices(rooms)
    await store.players.add({
      id: 'driver',
      name: 'Driver',
      secret_hash: hashSecret('driver'),
      created_at: 0,
      notification_settings_json: '{}',
    })
    const players = viewers.length - 1
    const opened = await rooms.open({
      host: 'driver',
      game: rules.game,
      options,
      nonce: NONCE,
      seats: Array.from({ length: players }, () => ({ kind: 'mine', name: 'Driver' })),
      settings: DEFAULT_ROOM_SETTINGS,
    })
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
    const stored = await store.rooms.find(opened.value.id)
    if (stored === null) throw new Error('the room was not stored')
    const { room: row, seats } = stored
    const secrets = [row.seed, row.salt ?? '', dealSeed(row, seats), NONCE]
    const table = new Table(store, secrets)
    for (const viewer of viewers) {
      const messages: string[] = []
      table.messages.push(messages)
      const seat = viewer === 'spectator' ? {} : { seat: viewer }
      for (const runs of [false, true]) {
        // The room id and the commitment are random and reveal nothing.
        const connection = new RoomSession(services, 'driver', (text) =>
          messages.push(
            text
              .replaceAll(opened.value.id, 'room')
              .replaceAll(opened.value.commitment ?? 'none', 'commitment'),
          ),
        )
        table.#connections.push(connection)
        await connection.handle(
          JSON.stringify({ kind: 'hello', protocol: 2, room: opened.value.id, lastSeq: 0, ...seat }),
        )
        if (runs)
          await connection.handle(JSON.stringify({ kind: 'step-updates', rulesVersion: rules.version }))
      }
    }
    return table
  }

  submit(seat: Seat, at: number, command: string): Promise<void> {
    const message = { kind: 'submit', requestId: `${at}`, expectedMove: at, command }
    return this.#connections[seat * 2]?.handle(JSON.stringify(message)) ?? Promise.resolve()
  }

  async close(): Promise<void> {
    for (const connection of this.#connections) connection.close()
    await this.#store.close()
  }
}

/** Rules whose set-up is the given position. */
const begunIn = (rules: AnyRules, position: unknown): AnyRules => ({
  ...rules,
  setup: () => rules.copy(position),
})

const any = (rules: AnyRules, state: unknown, source: Random): { seat: Seat; command: unknown } | null => {
  const deciders = rules.deciders(state)
  const seat = deciders[source.nextInt(Math.max(1, deciders.length))]
  if (seat === undefined) return null
  const commands = rules.commands(state, seat)
  return { seat, command: commands[source.nextInt(commands.length)] }
}

/** A random position of a random game. */
const somewhere = (rules: AnyRules, options: unknown, seed: string, source: Random): unknown => {
  const state = rules.setup(options, seed)
  for (let left = source.nextInt(LATEST); left > 0; left--) {
    const next = any(rules, state, source)
    if (next === null) break
    rules.apply(state, next.seat, next.command)
  }
  return state
}

interface Compared {
  readonly messages: number
  readonly steps: number
  readonly leak: string | null
}

/** Plays on until a command is illegal in the other game or hidden information is revealed. */
const compare = async (plan: SecrecyPlan, number: number): Promise<Compared> => {
  const rules = findRules(plan.game, null)
  const options = rules?.options(plan.options)
  if (!rules || !options?.ok) throw new Error(`no such game: ${plan.game}`)
  const seed = `${plan.seed}-${number}`
  const source = random(seed)
  const truth = somewhere(rules, options.value, seed, source)
  const viewers: Viewer[] = [...Array(rules.seatCount(truth)).keys(), 'spectator']
  const watched = number % viewers.length
  const viewer = viewers[watched] ?? 'spectator'
  const other = rules.sampleState(rules.view(truth, viewer), source)
  const one = await Table.open(begunIn(rules, truth), plan.options, viewers)
  const two = await Table.open(begunIn(rules, other), plan.options, viewers)
  const messages = (): [readonly string[], readonly string[]] => [
    one.messages[watched] ?? [],
    two.messages[watched] ?? [],
  ]
  let alike = Math.min(...messages().map(({ length }) => length))
  for (let at = 0; at < STEPS; at++) {
    const next = any(rules, truth, source)
    if (next === null || rules.refuse(other, next.seat, next.command) !== null) break
    const words = rules.notation.print(next.command)
    await one.submit(next.seat, at, words)
    await two.submit(next.seat, at, words)
    rules.apply(truth, next.seat, next.command)
    rules.apply(other, next.seat, next.command)
    // From here on the viewer may see a difference.
    if (rules.hash(rules.view(truth, viewer)) !== rules.hash(rules.view(other, viewer))) break
    alike = Math.max(...messages().map(({ length }) => length))
  }
  await one.close()
  await two.close()
  const leaking = [one, two].find(({ messages: all, secrets }) =>
    all.flat().some((text) => secrets.some((secret) => text.includes(secret))),
  )
  const found = difference(...messages(), alike, seed)
  return leaking === undefined ? found : { ...found, leak: `${seed}: a message holds a secret of the deal` }
}

const difference = (
  one: readonly string[],
  two: readonly string[],
  alike: number,
  seed: string,
): Compared => {
  const steps = one.slice(0, alike).filter((text) => text.startsWith('{"kind":"steps"')).length
  for (let index = 0; index < alike; index++)
    if (one[index] !== two[index])
      return {
        messages: index,
        steps,
        leak: `${seed}: message ${index}: ${excerpt(one[index])} / ${excerpt(two[index])}`,
      }
  return { messages: alike, steps, leak: null }
}

const excerpt = (message: string | undefined): string => message?.slice(0, 200) ?? 'nothing'

export const watchSecrets = async (
  plan: SecrecyPlan,
  progress: (done: number) => void = () => undefined,
): Promise<SecrecyReport> => {
  const leaks: string[] = []
  let messages = 0
  let steps = 0
  for (let number = 0; number < plan.games; number++) {
    const found = await compare(plan, number)
    messages += found.messages
    steps += found.steps
    if (found.leak !== null) leaks.push(found.leak)
    progress(number + 1)
  }
  return { games: plan.games, messages, steps, leaks }
}
