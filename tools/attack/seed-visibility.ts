/**
 * C1 from the outside: the seed of a room appears in no message before the game is over, and has at least 128
 * bits. That the deal depends on every bit is tested with the rules.
 */
import { parseRecord } from '@quayside/kernel'
import { ApiClient, accepted, PAIR_ROOM } from './api-client.ts'
import type { Expectation, TryAttack } from './attack.ts'
import { RoomClient } from './room-client.ts'

const WANTED_BITS = 128

const SEATS = 2

/** Entropy of a random text with these characters, in bits. */
const bitsOf = (seed: string): number => {
  if (/^[\da-f]+$/.test(seed)) return seed.length * 4
  return /^[\w-]+$/.test(seed) ? seed.length * 6 : 0
}

/** The secrets of a deal that must stay unknown during the game. */
const secretsIn = (record: string): readonly string[] => {
  const parsed = parseRecord(record)
  if (!parsed.ok) return []
  const { seed, fair } = parsed.value
  return fair === undefined ? [seed] : [fair.secret, fair.salt, ...fair.nonces.filter(isDrawn), seed]
}

const isDrawn = (nonce: string | null): nonce is string => nonce !== null

export const lookForSeed: TryAttack = async ({ address }) => {
  const messages: string[] = []
  const host = await ApiClient.guest(address, '127.69.0.1', 'Curious')
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: 'mine', name: `Seat ${seat + 1}` }))
  const { room, keys } = await host.openRoom({ ...PAIR_ROOM, seats })
  const places = [...Object.values(keys), undefined].map((key) => ({
    address,
    from: '127.69.0.2',
    game: PAIR_ROOM.game,
    room,
    ...(key === undefined ? {} : { key }),
    onMessage: (text: string) => messages.push(text),
  }))
  const clients = (await Promise.all(places.map((place) => RoomClient.join(place)))).filter(
    (client) => client !== null,
  )
  messages.push(JSON.stringify(await host.request('GET', `/rooms/${room}/record`)))
  messages.push(JSON.stringify(await host.request('GET', `/rooms/${room}`)))
  messages.push(JSON.stringify(await host.request('GET', '/me/personal-data')))
  await playAlone(clients)
  const before = messages.length
  const record = accepted<string>(await host.request('GET', `/rooms/${room}/record`))
  for (const client of clients) client.close()
  const secrets = secretsIn(record)
  const seen = messages.filter((text) => secrets.some((secret) => text.includes(secret))).length
  const bits = bitsOf(secrets[0] ?? '')
  const outcomes: Expectation[] = [
    {
      what: 'messages that show the seed, secret, salt or a nonce before the game is over',
      result: `${seen} of ${before}`,
      goal: '0',
      isMet: secrets.length > 0 && seen === 0,
    },
    {
      what: 'bits of a secret that the server drew',
      result: String(bits),
      goal: `at least ${WANTED_BITS}`,
      isMet: bits >= WANTED_BITS,
    },
  ]
  return { outcomes, notes: [] }
}

/** Plays all seats. */
const playAlone = async (clients: readonly RoomClient[]): Promise<void> => {
  const [first] = clients
  while (first !== undefined && !first.isOver) {
    const [seat = 0] = first.deciders
    const client = clients[seat]
    if (client === undefined || !client.isOpen) return
    await client.changed(() => client.moveNumber >= first.moveNumber)
    const answer = await client.submit(`${seat}-${client.seq}`, client.choose(seat) ?? '')
    if (answer.kind !== 'accepted') return
    await first.changed(() => first.moveNumber >= client.moveNumber)
  }
}
