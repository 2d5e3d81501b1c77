/**
 * M2, M3, M4: ratings with a chosen deal, ratings from puppet accounts, and names of players who did not
 * agree to be listed.
 */
import { randomBytes } from 'node:crypto'
import type { CreatedRoom, RoomPreview } from '@quayside/protocol'
import { QUOTA_LIMITS } from '@quayside/server/testing/clients'
import { type ApiAnswer, accepted, PAIR_ROOM, refusalOf } from './api-client.ts'
import { type AttackTarget, type Expectation, mustBeRefused, type TryAttack } from './attack.ts'
import {
  newPlayer,
  ordinaryGame,
  type Player,
  playAndLeave,
  playToTheEnd,
  ratedGames,
} from './rated-games.ts'

/** Games against puppets of each kind. */
const PUPPETS = { full: 20, short: 7 } as const

/** Few moves, but enough to look like a real game: each seat has decided more than a dozen times. */
const PLAYED_MOVES = 45

const CHOSEN = { ...PAIR_ROOM, seed: 'the-deal-I-want' }

/** Unique names. */
const named = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`

/** Ordinary games must be rated, otherwise the attack proves nothing. */
const mustBeRated = (rated: boolean): Expectation => ({
  what: 'an ordinary game meanwhile',
  result: rated ? 'rated' : 'not rated',
  goal: 'rated',
  isMet: rated,
})

const ordinaryPair = async (address: string, net: string): Promise<readonly [Player, Player]> => [
  await newPlayer(address, `127.${net}.9.1`, named('Ordinary')),
  await newPlayer(address, `127.${net}.9.2`, named('Ordinary')),
]

const isToldOfSeed = async ({ api }: Player, opened: ApiAnswer): Promise<boolean> => {
  if (refusalOf(opened) !== null) return false
  const { room } = opened.body as CreatedRoom
  return accepted<RoomPreview>(await api.request('GET', `/rooms/${room}`)).info.seedChosen === true
}

/** M2. */
export const chooseSeed: TryAttack = async ({ address }) => {
  const host = await newPlayer(address, '127.66.0.1', named('Dealer'))
  const guest = await newPlayer(address, '127.66.0.2', named('Mark'))
  const listed = refusalOf(await host.api.tryRoom({ ...CHOSEN, listed: true }))
  const unlisted = await host.api.tryRoom(CHOSEN)
  const isTold = await isToldOfSeed(guest, unlisted)
  if (refusalOf(unlisted) === null) await playToTheEnd(host, guest, unlisted)
  const rated = await ordinaryGame(...(await ordinaryPair(address, '66')))
  return {
    outcomes: [
      mustBeRefused('seed chosen by the host of a listed room', listed === null),
      mustBeRefused('rating from a room whose host chose the seed', (await ratedGames(host)) > 0),
      {
        what: 'a player who comes is told that the host chose the seed',
        result: isTold ? 'told' : 'not told',
        goal: 'told',
        isMet: isTold,
      },
      mustBeRated(rated),
    ],
    notes: [`a listed room with a chosen seed: ${listed ?? 'accepted'}`],
  }
}

/** Plays games against puppets, which `puppetOf` creates. */
const winsAgainst = async (
  farmer: Player,
  games: number,
  moves: number,
  puppetOf: (game: number) => Promise<Player>,
): Promise<{ readonly played: number; readonly seconds: number }> => {
  const began = performance.now()
  let played = 0
  for (let game = 0; game < games; game++) {
    const opened = await farmer.api.tryRoom(PAIR_ROOM)
    if (refusalOf(opened) !== null) break
    await playAndLeave(farmer, await puppetOf(game), opened, moves)
    played++
  }
  return { played, seconds: (performance.now() - began) / 1000 }
}

/** M3. */
export const farmRatings: TryAttack = async ({ address, isShort }: AttackTarget) => {
  const games = PUPPETS[isShort ? 'short' : 'full']
  const puppet = (net: number) => (number: number) =>
    newPlayer(address, `127.67.${net}.${1 + number}`, named('Puppet'))
  const farmers = await Promise.all(
    [1, 2, 3].map((number) => newPlayer(address, `127.67.0.${number}`, named('Farmer'))),
  )
  const [leaving, same, fresh] = farmers as [Player, Player, Player]
  const friend = await puppet(2)(0)
  const atOnce = await winsAgainst(leaving, games, 0, puppet(1))
  const again = await winsAgainst(same, games, PLAYED_MOVES, () => Promise.resolve(friend))
  const others = await winsAgainst(fresh, games, PLAYED_MOVES, puppet(3))
  const rated = await ordinaryGame(...(await ordinaryPair(address, '67')))
  const [counted = 0, countedAgain = 0, countedOthers = 0] = await Promise.all(farmers.map(ratedGames))
  const most = QUOTA_LIMITS.ratedGames
  const text = (count: number, { played, seconds }: { played: number; seconds: number }): string =>
    `${count} of ${played} counted, played in ${seconds.toFixed(1)} s`
  return {
    outcomes: [
      mustBeRefused('wins against puppets who join and leave', counted > 0),
      {
        what: 'wins against one puppet who plays a while',
        result: `${countedAgain} of ${again.played} counted`,
        goal: `at most ${most} a day`,
        isMet: countedAgain <= most,
      },
      mustBeRated(rated),
    ],
    notes: [
      `puppets who join and leave: ${text(counted, atOnce)}`,
      `one puppet who plays ${PLAYED_MOVES} moves each time: ${text(countedAgain, again)}`,
      `another puppet each time who plays ${PLAYED_MOVES} moves: ${text(countedOthers, others)}`,
    ],
  }
}

const leaderboard = async ({ api }: Player): Promise<readonly { readonly name: string }[]> =>
  accepted(await api.request('GET', `/leaderboards/${PAIR_ROOM.game}/2`))

/** M4. */
export const readNames: TryAttack = async ({ address }) => {
  const agreed = await newPlayer(address, '127.68.0.1', named('Agreed'))
  const silent = await newPlayer(address, '127.68.0.2', named('Silent'))
  await agreed.api.request('PUT', '/me/profile', { public: true })
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
