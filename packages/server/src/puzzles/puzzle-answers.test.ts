import { newPuzzle } from '@quayside/game/puzzles/glicko.ts'
import type { PersonalData, PuzzleStanding, PuzzleStandings } from '@quayside/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { games } from '../games.ts'
import type { RunningServer } from '../process/server.ts'
import { Store } from '../storage/store.ts'
import { Browser } from '../testing/http-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const NOON = Date.parse('2026-11-16T12:00:00Z')

/** Puzzles of a game that ships some; every test takes the next. */
const shipped = async (): Promise<{
  readonly game: string
  readonly puzzles: readonly [string, number][]
}> => {
  for (const { id, puzzles: load } of games.all) {
    const book = await load?.()
    if (book !== undefined)
      return { game: id, puzzles: book.index.puzzles.map(([puzzle, rating]) => [puzzle, rating]) }
  }
  throw new Error('no game has puzzles')
}

const visitor = (number: number): string => `visitor-${String(number).padStart(20, '0')}`

describe.each(DATABASES)('puzzle ratings on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let game = ''
  let all: readonly [string, number][] = []
  let taken = 0
  let [puzzle, estimate] = ['', 0]

  beforeAll(async () => {
    ;({ game, puzzles: all } = await shipped())
    database = await start()
    server = await startTestServer(database.address, {
      now: () => NOON,
      requestsAMinute: 100_000,
      quotas: { puzzleAnswers: { guest: 4, account: 9, address: 1000 } },
    })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  beforeEach(() => {
    ;[puzzle, estimate] = all[taken++] ?? ['', 0]
  })

  const path = (id = puzzle): string => `/puzzles/${game}/${id}`

  const answer = (browser: Browser, body: object, id = puzzle): Promise<PuzzleStanding> =>
    browser.get('POST', `${path(id)}/answers`, { isRight: true, hints: 0, ...body })

  const person = async (name: string): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become(name)
    return browser
  }

  it('counts answers and solutions, and moves the rating of the puzzle against those who answer', async () => {
    const nobody = new Browser(server.address)
    const before = await nobody.get<PuzzleStanding>('GET', path())
    const { deviation } = newPuzzle(estimate)
    expect(before).toEqual({ answers: 0, solved: 0, rating: estimate, deviation, votes: 0, goodVotes: 0 })
    const solved = await answer(await person('Odile'), { hints: 2 })
    expect(solved).toMatchObject({ answers: 1, solved: 1 })
    const missed = await answer(await person('Mateo'), { isRight: false })
    expect(missed).toMatchObject({ answers: 2, solved: 1 })
    expect(missed.rating).toBeGreaterThan(solved.rating)
    expect(missed.deviation).toBeLessThan(solved.deviation)
    expect(solved.deviation).toBeLessThan(deviation)
    const shown = await answer(await person('Ines'), { hints: 4 })
    expect(shown).toMatchObject({ answers: 3, solved: 1 })
    expect(await nobody.get('GET', path())).toEqual(shown)
  })

  it('accepts one answer of everybody, also of a visitor without a name', async () => {
    const odile = await person('Odile')
    await answer(odile, {})
    expect(await odile.refused('POST', `${path()}/answers`, { isRight: false, hints: 0 })).toBe(
      'puzzle-answered',
    )
    const nobody = new Browser(server.address)
    const body = { isRight: false, hints: 0 }
    expect(await nobody.refused('POST', `${path()}/answers`, body)).toBe('not-signed-in')
    expect(await answer(nobody, { visitor: visitor(1) })).toMatchObject({ answers: 2 })
    expect(await nobody.refused('POST', `${path()}/answers`, { ...body, visitor: visitor(1) })).toBe(
      'puzzle-answered',
    )
    expect(await answer(nobody, { visitor: visitor(2) })).toMatchObject({ answers: 3, solved: 3 })
  })

  it('counts answers that arrive at the same time', async () => {
    const bodies = Array.from({ length: 12 }, (_, number) => ({
      isRight: number % 3 === 0,
      visitor: visitor(100 + Math.floor(number / 2)),
    }))
    const replies = await Promise.all(
      bodies.map((body) =>
        new Browser(server.address).ask('POST', `${path()}/answers`, { hints: 0, ...body }),
      ),
    )
    for (const status of [200, 409])
      expect(replies.filter((reply) => reply.status === status)).toHaveLength(6)
    expect(await new Browser(server.address).get('GET', path())).toMatchObject({ answers: 6 })
  })

  it('counts one vote of everybody who has answered, and lets them change it', async () => {
    const [odile, mateo] = [await person('Odile'), await person('Mateo')]
    expect(await odile.refused('PUT', `${path()}/vote`, { isGood: true })).toBe('puzzle-not-answered')
    await answer(odile, {})
    await answer(mateo, {})
    expect(await odile.get('PUT', `${path()}/vote`, { isGood: true })).toMatchObject({
      votes: 1,
      goodVotes: 1,
    })
    expect(await mateo.get('PUT', `${path()}/vote`, { isGood: true })).toMatchObject({
      votes: 2,
      goodVotes: 2,
    })
    expect(await odile.get('PUT', `${path()}/vote`, { isGood: false })).toMatchObject({
      votes: 2,
      goodVotes: 1,
    })
    expect(await odile.get('PUT', `${path()}/vote`, { isGood: false })).toMatchObject({
      votes: 2,
      goodVotes: 1,
    })
  })

  it('lists only puzzles that have been answered', async () => {
    await answer(await person('Odile'), {})
    const listed = await new Browser(server.address).get<PuzzleStandings>('GET', `/puzzles/${game}`)
    expect(listed.find((one) => one.puzzle === puzzle)).toMatchObject({ answers: 1, solved: 1 })
    expect(listed.every(({ answers }) => answers > 0)).toBe(true)
    expect(await new Browser(server.address).get('GET', '/puzzles/chess')).toEqual([])
  })

  it('refuses unknown puzzles and impossible answers', async () => {
    const odile = await person('Odile')
    const body = { isRight: true, hints: 0 }
    expect(await odile.refused('POST', `${path('nothing')}/answers`, body)).toBe('no-such-puzzle')
    expect(await odile.refused('POST', `/puzzles/chess/${puzzle}/answers`, body)).toBe('no-such-puzzle')
    expect(await odile.refused('PUT', `${path('nothing')}/vote`, { isGood: true })).toBe('no-such-puzzle')
    expect(await odile.refused('GET', path('nothing'))).toBe('no-such-puzzle')
    for (const wrong of [{ hints: 5 }, { hints: -1 }, { isRight: 'yes' }, { visitor: 'short' }, { score: 1 }])
      expect(await odile.refused('POST', `${path()}/answers`, { ...body, ...wrong })).not.toMatch(/accepted/)
    expect(await odile.get('GET', path())).toMatchObject({ answers: 0 })
  })

  it('accepts no more answers of a player per day than the quota allows', async () => {
    const odile = await person('Odile')
    const codes: string[] = []
    for (const [id] of all.slice(-5))
      codes.push(await odile.refused('POST', `${path(id)}/answers`, { isRight: true, hints: 0 }))
    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => 'accepted with 200'),
      'too-many-puzzle-answers',
    ])
  })

  it('exports the answers of a player, and deletes them with the player while the puzzle keeps its rating', async () => {
    const odile = await person('Odile')
    await answer(odile, { hints: 1 })
    const after = await odile.get<PuzzleStanding>('PUT', `${path()}/vote`, { isGood: true })
    const { puzzles } = await odile.get<PersonalData>('GET', '/me/personal-data')
    expect(puzzles).toEqual([{ game, puzzle, isRight: true, hints: 1, isGood: true, createdAt: NOON }])
    await odile.get('DELETE', '/me', { name: 'Odile' })
    expect(await new Browser(server.address).get('GET', path())).toEqual(after)
  })

  it('forgets visitors who have not answered for long', async () => {
    await answer(new Browser(server.address), { visitor: visitor(50) })
    const store = await Store.open(database.address)
    expect(await store.puzzles.removeVisitors(NOON, 1000)).toBe(0)
    expect(await store.puzzles.removeVisitors(NOON + 1, 1000)).toBeGreaterThan(0)
    await store.close()
    expect(await answer(new Browser(server.address), { visitor: visitor(50) })).toMatchObject({ answers: 2 })
  })
})
