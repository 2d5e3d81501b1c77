import { readFileSync } from 'node:fs'
import { games } from '@quayside/games'
import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { printRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { readGame } from '../backend/game-text.ts'
import { digestOf, opponentsOf, resultOf } from './game-result.ts'
import { verdictsOf } from './reviewed-game.ts'

const ROOT = new URL('../../../../', import.meta.url)

/** A finished game from the fixtures with its counts. */
const countFixture = async (game: string, file: string, seat: number) => {
  const text = readFileSync(new URL(`games/${game}/fixtures/${file}`, ROOT), 'utf8')
  const loaded = await readGame(text)
  const manifest = games.get(game)
  if (!loaded.ok || !manifest.ok) throw new Error(game)
  const progress = await manifest.value.progress?.()
  const statistics = (await manifest.value.statistics?.()) ?? null
  const bots = loaded.value.game.rules
    .outcome(loaded.value.game.state)
    ?.scores.map((_, place) => (place === seat ? null : 'captain'))
  const occasion = { key: 'a', seat, bots: bots ?? [], isOnline: false, ended: 7 }
  const result = resultOf(loaded.value, occasion, { progress, statistics })
  if (result === null) throw new Error('not over')
  return { loaded: loaded.value, result, statistics, text }
}

describe('a finished game in which wealth counts', () => {
  const counted = () => countFixture(SAMPLE_GAME, 'version-2/golden/full-4.txt', 1)

  it('counts its points, place, set-up and opponents', async () => {
    const { loaded, result } = await counted()
    const outcome = loaded.game.rules.outcome(loaded.game.state)
    expect(result).toMatchObject({
      game: SAMPLE_GAME,
      version: 'full',
      players: 4,
      opponents: 'captain',
      points: outcome?.scores.find(({ seat }) => seat === 1)?.total,
      place: outcome?.scores.find(({ seat }) => seat === 1)?.rank,
      ended: 7,
    })
  })

  it('counts every visit of the player and of no other seat', async () => {
    const { loaded, result, statistics } = await counted()
    const visits = (seat: number): number =>
      loaded.game.moves
        .flatMap(({ events }) => events)
        .filter((event) => statistics?.used(event)?.seat === seat).length
    const total = Object.values(result.used).reduce((sum, times) => sum + times, 0)
    expect(total).toBeGreaterThan(5)
    expect(total).toBe(visits(1))
  })

  it('follows wealth from the deal through every round to the result', async () => {
    const { result } = await counted()
    expect(result.wealth?.length).toBeGreaterThan(10)
    expect(result.wealth?.at(-1)?.own).toBe(result.points)
    expect(result.wealth?.at(-1)?.best).toBe(result.rival)
  })
})

it('a finished game without wealth counts the cards that were taken', async () => {
  const { result } = await countFixture(OTHER_GAME, 'version-2/five-players.txt', 0)
  expect(Object.keys(result.used).length).toBeGreaterThan(3)
  expect(result.wealth).toBeNull()
})

it('every counted thing and every theme has a name in every language', async () => {
  for (const game of [SAMPLE_GAME, OTHER_GAME]) {
    const manifest = games.get(game)
    const statistics = manifest.ok ? await manifest.value.statistics?.() : undefined
    for (const locale of ['en', 'fr', 'es', 'zh-Hant'] as const) {
      const texts = await statistics?.texts(locale)
      expect(texts?.theme(statistics?.theme('nothing-known') ?? '')).not.toBe('')
      expect(texts?.favorites).not.toBe('')
    }
  }
})

it('a digest identifies the game in any layout of its text', async () => {
  const { loaded, text } = await countFixture(OTHER_GAME, 'version-2/five-players.txt', 0)
  expect(digestOf(text)).toBe(digestOf(printRecord(loaded.game.record)))
  expect(digestOf('no record')).toBeNull()
})

describe('the opponents', () => {
  it.each([
    [['captain'], 'solo', [null], false],
    [['bots'], 'captain', [null, 'mate', 'captain', 'random'], false],
    [['people elsewhere'], 'online', [null, 'captain', null], true],
    [['bots at a server'], 'mate', [null, 'mate'], true],
  ] as const)('%s are %s', (_, expected, bots, isOnline) => {
    expect(opponentsOf({ bots, seat: 0, isOnline })).toBe(expected)
  })
})

describe('a review', () => {
  const suggestion = (behind: number, code: string | null) => ({
    command: 'a',
    line: [],
    later: [],
    points: 0,
    error: 0,
    behind,
    even: false,
    reasons: code === null ? [] : [{ code, params: {} }],
    against: [],
    outlook: null,
  })
  const mistake = (seat: number, behind: number, code: string | null) => ({
    at: 0,
    seat,
    played: suggestion(behind, null),
    better: suggestion(0, code),
    mistake: true,
    suspect: false,
    playouts: 64,
  })
  const review = {
    game: SAMPLE_GAME,
    curve: [],
    turningPoints: [],
    reviewed: 3,
    commands: 3,
    seats: [0, 1].map((seat) => ({ seat, decisions: 0, mistakes: 0, lost: 0 })),
    decisions: [mistake(0, 6, 'brings-energy'), mistake(0, 13, 'covers-food'), mistake(1, 20, null)],
  }

  it('is stored as counts by seat: mistakes, big mistakes, and themes', async () => {
    const manifest = games.get(SAMPLE_GAME)
    const statistics = (manifest.ok ? await manifest.value.statistics?.() : null) ?? null
    expect(verdictsOf('a', review, statistics)?.seats).toEqual([
      { decisions: 2, mistakes: 2, big: 1, themes: { energy: 1, food: 1 } },
      { decisions: 1, mistakes: 1, big: 1, themes: { other: 1 } },
    ])
  })

  it('that was stopped is not stored', () => {
    expect(verdictsOf('a', { ...review, reviewed: 2 }, null)).toBeNull()
  })
})
