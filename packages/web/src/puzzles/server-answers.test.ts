import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useOnline } from '../online/online-store.ts'
import {
  forgetAnswers,
  loadStanding,
  loadStandings,
  parseWaiting,
  sendAnswers,
  submitAnswer,
  useServerAnswers,
  voteFor,
} from './server-answers.ts'

const WAITING = 'quayside.puzzleAnswers'
const STANDING = { answers: 3, solved: 2, rating: 1410, deviation: 120, votes: 0, goodVotes: 0 }

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>> | null
}

const asked: Asked[] = []
let reply: (path: string) => { readonly status: number; readonly body: unknown }
const stored = new Map<string, string>()

beforeEach(() => {
  asked.length = 0
  stored.clear()
  reply = () => ({ status: 200, body: STANDING })
  useServerAnswers.setState({ standings: {}, refusals: {}, votes: {} })
  useOnline.setState({ isAvailable: true, player: null })
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('fetch', async (url: URL, { method, body }: { method: string; body?: string }) => {
    const path = url.pathname.replace('/api/', '')
    asked.push({ method, path, body: body === undefined ? null : (JSON.parse(body) as Asked['body']) })
    const { status, body: answer } = reply(path)
    return new Response(JSON.stringify(answer), { status })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  useOnline.setState({ isAvailable: null, player: null })
})

const left = (): readonly string[] => parseWaiting(stored.get(WAITING) ?? null).map(({ puzzle }) => puzzle)

const answer = (puzzle: string) => ({ game: 'g', puzzle, isRight: true, hints: 1 })

describe('first answers', () => {
  it('wait while there is no server, and are sent in order when there is one', async () => {
    useOnline.setState({ isAvailable: false })
    submitAnswer(answer('1'))
    submitAnswer(answer('2'))
    await sendAnswers()
    expect(asked).toEqual([])
    expect(left()).toEqual(['1', '2'])
    useOnline.setState({ isAvailable: true })
    await sendAnswers()
    expect(asked.map(({ path }) => path)).toEqual(['puzzles/g/1/answers', 'puzzles/g/2/answers'])
    expect(left()).toEqual([])
    expect(useServerAnswers.getState().standings['g/2']).toEqual(STANDING)
  })

  it('come from one visitor, or from the player whom the server knows', async () => {
    submitAnswer(answer('1'))
    await sendAnswers()
    submitAnswer(answer('2'))
    await sendAnswers()
    const [first, second] = asked.map(({ body }) => body?.['visitor'])
    expect(first).toMatch(/^[\w-]{22,40}$/)
    expect(second).toBe(first)
    useOnline.setState({ player: { id: 'p', name: 'Odile', account: false, expiresAt: null } })
    submitAnswer(answer('3'))
    await sendAnswers()
    expect(asked[2]?.body).toEqual({ isRight: true, hints: 1 })
  })

  it('are not sent again when the server has refused them, and the reason is kept', async () => {
    reply = () => ({ status: 409, body: { code: 'puzzle-answered', params: {} } })
    submitAnswer(answer('1'))
    await sendAnswers()
    await sendAnswers()
    expect(asked).toHaveLength(1)
    expect(left()).toEqual([])
    expect(useServerAnswers.getState().refusals['g/1']?.code).toBe('puzzle-answered')
  })

  it('wait for another time when the server accepts no more', async () => {
    reply = (path) =>
      path.includes('/1/')
        ? { status: 200, body: STANDING }
        : { status: 429, body: { code: 'too-many-puzzle-answers', params: { seconds: 60 } } }
    for (const puzzle of ['1', '2', '3'])
      stored.set(WAITING, JSON.stringify([...parseWaiting(stored.get(WAITING) ?? null), answer(puzzle)]))
    await sendAnswers()
    expect(asked).toHaveLength(2)
    expect(left()).toEqual(['2', '3'])
  })

  it('are kept only if they can be read', () => {
    expect(parseWaiting(JSON.stringify([answer('1'), { game: 'g' }, null]))).toEqual([answer('1')])
    for (const text of [null, '', '{}', 'null', 'x']) expect(parseWaiting(text)).toEqual([])
  })

  it('and the visitor are forgotten on request', async () => {
    submitAnswer(answer('1'))
    await sendAnswers()
    useOnline.setState({ isAvailable: false })
    submitAnswer(answer('2'))
    forgetAnswers()
    expect(left()).toEqual([])
    useOnline.setState({ isAvailable: true })
    submitAnswer(answer('3'))
    await sendAnswers()
    expect(asked.map(({ path }) => path)).toEqual(['puzzles/g/1/answers', 'puzzles/g/3/answers'])
    expect(asked[1]?.body?.['visitor']).not.toBe(asked[0]?.body?.['visitor'])
  })
})

describe('what others answered', () => {
  it('is asked for a puzzle that was answered earlier, once', async () => {
    await loadStanding({ game: 'g', puzzle: '9' })
    await loadStanding({ game: 'g', puzzle: '9' })
    expect(asked).toEqual([{ method: 'GET', path: 'puzzles/g/9', body: null }])
    expect(useServerAnswers.getState().standings['g/9']).toEqual(STANDING)
  })

  it('changes with a vote', async () => {
    reply = () => ({ status: 200, body: { ...STANDING, votes: 1, goodVotes: 1 } })
    await voteFor({ game: 'g', puzzle: '9' }, true)
    expect(asked[0]).toMatchObject({ method: 'PUT', path: 'puzzles/g/9/vote', body: { isGood: true } })
    expect(useServerAnswers.getState().votes).toEqual({ 'g/9': 'yes' })
    reply = () => ({ status: 409, body: { code: 'puzzle-not-answered', params: {} } })
    await voteFor({ game: 'g', puzzle: '8' }, false)
    expect(useServerAnswers.getState().refusals['g/8']?.code).toBe('puzzle-not-answered')
  })

  it('is nothing when the server cannot be reached', async () => {
    reply = () => {
      throw new TypeError('offline')
    }
    expect(await loadStandings('g')).toEqual([])
  })
})
