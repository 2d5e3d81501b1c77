/** M2, M3, M4: ratings by a chosen deal, ratings from puppets, and names of those who never agreed to be listed. */
import { randomBytes } from 'node:crypto'
import type { Leaderboard } from '@quayside/protocol'
import type { Static } from 'typebox'
import { accepted, refusalOf } from './api-client.ts'
import { type AttackTarget, mustBeRefused, type Outcome, type TryAttack } from './attack.ts'
import { leaveAtOnce, newPlayer, ordinaryGame, type Player, playToTheEnd, ratedGames } from './rated-games.ts'
import { PAIR_ROOM } from './rooms.ts'

const PUPPETS = { full: 20, short: 3 } as const

const CHOSEN = { ...PAIR_ROOM, seed: 'the-deal-I-want' }

/** Names that nobody else has. */
const named = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`

/** Ordinary games are rated: otherwise the attack says nothing. */
const mustBeRated = (rated: boolean): Outcome => ({
  what: 'an ordinary game meanwhile',
  result: rated ? 'rated' : 'not rated',
  goal: 'rated',
  isMet: rated,
})

const ordinaryPair = async (address: string, net: string): Promise<readonly [Player, Player]> => [
  await newPlayer(address, `127.${net}.9.1`, named('Ordinary')),
  await newPlayer(address, `127.${net}.9.2`, named('Ordinary')),
]

/** M2. */
export const chooseSeed: TryAttack = async ({ address }) => {
  const host = await newPlayer(address, '127.66.0.1', named('Dealer'))
  const guest = await newPlayer(address, '127.66.0.2', named('Mark'))
  const listed = refusalOf(await host.api.tryRoom({ ...CHOSEN, listed: true }))
  const unlisted = await host.api.tryRoom(CHOSEN)
  if (refusalOf(unlisted) === null) await playToTheEnd(host, guest, unlisted)
  const rated = await ordinaryGame(...(await ordinaryPair(address, '66')))
  return {
    outcomes: [
      mustBeRefused('seed chosen by the host of a listed room', listed === null),
      mustBeRefused('rating from a room whose host chose the seed', (await ratedGames(host)) > 0),
      mustBeRated(rated),
    ],
    notes: [`a listed room with a chosen seed: ${listed ?? 'accepted'}`],
  }
}

/** M3. */
export const farmRatings: TryAttack = async ({ address, isShort }: AttackTarget) => {
  const farmer = await newPlayer(address, '127.67.0.1', named('Farmer'))
  await farmer.api.ask('PUT', '/me/profile', { public: true })
  const puppets = PUPPETS[isShort ? 'short' : 'full']
  const began = performance.now()
  for (let number = 0; number < puppets; number++) {
    const puppet = await newPlayer(address, `127.67.1.${1 + number}`, 'Puppet')
    const opened = await farmer.api.tryRoom(PAIR_ROOM)
    if (refusalOf(opened) === null) await leaveAtOnce(farmer, puppet, opened)
  }
  const seconds = (performance.now() - began) / 1000
  const rated = await ordinaryGame(...(await ordinaryPair(address, '67')))
  const farmed = await ratedGames(farmer)
  return {
    outcomes: [
      mustBeRefused(`${puppets} wins against puppets who join and leave`, farmed > 0),
      mustBeRated(rated),
    ],
    notes: [`${farmed} of ${puppets} games were rated, played in ${seconds.toFixed(2)} s`],
  }
}

const leaderboard = async ({ api }: Player): Promise<Static<typeof Leaderboard>> =>
  accepted(await api.ask('GET', `/ratings/${PAIR_ROOM.game}/2`))

/** M4. */
export const readNames: TryAttack = async ({ address }) => {
  const agreed = await newPlayer(address, '127.68.0.1', named('Agreed'))
  const silent = await newPlayer(address, '127.68.0.2', named('Silent'))
  await agreed.api.ask('PUT', '/me/profile', { public: true })
  const rated = await ordinaryGame(agreed, silent)
  const reader = await newPlayer(address, '127.68.0.3', named('Reader'))
  const names = (await leaderboard(reader)).map(({ name }) => name)
  return {
    outcomes: [
      mustBeRefused('name of a player who never agreed to be listed', names.includes(silent.name)),
      mustBeRated(rated),
    ],
    notes: [`the player who agreed is ${names.includes(agreed.name) ? '' : 'not '}listed`],
  }
}
