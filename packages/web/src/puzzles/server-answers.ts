/** Sends first answers to a server, each once and in order; until one is reached they are stored. Shows how others answered. */
import type { Refusal, Result } from '@quayside/kernel'
import type {
  PuzzleAnswer,
  PuzzlePath,
  PuzzleStanding,
  PuzzleStandings,
  PuzzleVote,
} from '@quayside/protocol'
import { browserStorage, readText, writeText } from '@quayside/table/page/browser-storage.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { request } from '../online/api.ts'
import { useOnline } from '../online/online-store.ts'

/** An answer that no server has received yet. */
export interface WaitingAnswer extends PuzzlePath {
  readonly isRight: boolean
  readonly hints: number
}

interface ServerAnswers {
  /** By `game/id`. */
  readonly standings: Readonly<Partial<Record<string, PuzzleStanding>>>
  /** Why an answer does not count, or was not sent yet. */
  readonly refusals: Readonly<Partial<Record<string, Refusal>>>
  readonly votes: Readonly<Partial<Record<string, 'yes' | 'no'>>>
}

export const useServerAnswers = create<ServerAnswers>()(() => ({ standings: {}, refusals: {}, votes: {} }))

const WAITING_KEY = 'quayside.puzzleAnswers'
const VISITOR_KEY = 'quayside.puzzleVisitor'

const isWaiting = (value: unknown): value is WaitingAnswer => {
  if (typeof value !== 'object' || value === null) return false
  const { game, puzzle, isRight, hints } = value as Partial<Record<keyof WaitingAnswer, unknown>>
  return (
    typeof game === 'string' &&
    typeof puzzle === 'string' &&
    typeof isRight === 'boolean' &&
    typeof hints === 'number'
  )
}

/** Invalid data counts as none. */
export const parseWaiting = (text: string | null): readonly WaitingAnswer[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** Read before every change, because another tab may have answered or sent. */
const waiting = (): readonly WaitingAnswer[] => parseWaiting(readText(browserStorage, WAITING_KEY))

const keepWaiting = (answers: readonly WaitingAnswer[]): void => {
  writeText(browserStorage, WAITING_KEY, JSON.stringify(answers))
}

const keyOf = ({ game, puzzle }: PuzzlePath): string => `${game}/${puzzle}`

const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Identifies a browser without a guest or account, so that its answers count once. */
const visitorSecret = (): string => {
  const stored = readText(browserStorage, VISITOR_KEY)
  if (stored !== null && stored !== '') return stored
  const made = newSecret()
  writeText(browserStorage, VISITOR_KEY, made)
  return made
}

/** Empty for a player whom the server knows. */
const visitorField = (): { readonly visitor?: string } =>
  useOnline.getState().player === null ? { visitor: visitorSecret() } : {}

const pathOf = ({ game, puzzle }: PuzzlePath): string => `puzzles/${game}/${puzzle}`

/** Refusals after which the same answer would be refused again. */
const FINAL = ['puzzle-answered', 'no-such-puzzle', 'bad-request']

const noteStanding = (key: string, standing: PuzzleStanding): void =>
  useServerAnswers.setState(({ standings }) => ({ standings: { ...standings, [key]: standing } }))

const sendOne = async (answer: WaitingAnswer): Promise<'done' | 'later'> => {
  const key = keyOf(answer)
  const { isRight, hints } = answer
  const body: PuzzleAnswer = { isRight, hints, ...visitorField() }
  const sent: Result<PuzzleStanding> = await request(`${pathOf(answer)}/answers`, body)
  useServerAnswers.setState(({ refusals }) => {
    const { [key]: _, ...others } = refusals
    return { refusals: sent.ok ? others : { ...others, [key]: sent.refusal } }
  })
  if (sent.ok) noteStanding(key, sent.value)
  if (!sent.ok && !FINAL.includes(sent.refusal.code)) return 'later'
  keepWaiting(waiting().filter((one) => keyOf(one) !== key))
  return 'done'
}

const sendAll = async (): Promise<void> => {
  const tried = new Set<string>()
  for (;;) {
    const next = waiting().find((one) => !tried.has(keyOf(one)))
    if (next === undefined) return
    tried.add(keyOf(next))
    if ((await sendOne(next)) === 'later') return
  }
}

let sending: Promise<void> | null = null

/** Sends what is waiting, where there is a server. */
export const sendAnswers = async (): Promise<void> => {
  if (useOnline.getState().isAvailable !== true) return
  // An answer given meanwhile is sent by the next round.
  await sending
  sending ??= sendAll().finally(() => {
    sending = null
  })
  await sending
}

/** Sends what is waiting when a page of puzzles is opened. */
export const useSendAnswers = (): void => {
  const isAvailable = useOnline((online) => online.isAvailable)
  useEffect(() => {
    if (isAvailable === true) void sendAnswers()
  }, [isAvailable])
}

/** Keeps a first answer for the server. */
export const submitAnswer = (answer: WaitingAnswer): void => {
  keepWaiting([...waiting().filter((one) => keyOf(one) !== keyOf(answer)), answer])
  void sendAnswers()
}

/** Loads what others answered, for a puzzle that was answered in an earlier session. */
export const loadStanding = async (place: PuzzlePath): Promise<void> => {
  await sendAnswers()
  if (useServerAnswers.getState().standings[keyOf(place)] !== undefined) return
  const found: Result<PuzzleStanding> = await request(pathOf(place))
  if (found.ok) noteStanding(keyOf(place), found.value)
}

export const voteFor = async (place: PuzzlePath, isGood: boolean): Promise<void> => {
  const key = keyOf(place)
  const body: PuzzleVote = { isGood, ...visitorField() }
  const voted: Result<PuzzleStanding> = await request(`${pathOf(place)}/vote`, body, 'PUT')
  if (voted.ok) {
    noteStanding(key, voted.value)
    useServerAnswers.setState(({ votes }) => ({ votes: { ...votes, [key]: isGood ? 'yes' : 'no' } }))
  } else useServerAnswers.setState(({ refusals }) => ({ refusals: { ...refusals, [key]: voted.refusal } }))
}

/** The ratings and votes of a game's puzzles; none without a server. */
export const loadStandings = async (game: string): Promise<PuzzleStandings> => {
  const found: Result<PuzzleStandings> = await request(`puzzles/${game}`)
  return found.ok ? found.value : []
}

/** Forgets what is waiting, and the secret by which the server recognises this browser. */
export const forgetAnswers = (): void => {
  keepWaiting([])
  writeText(browserStorage, VISITOR_KEY, '')
}
