/**
 * Message interface to bots, used by Node threads and by the browser worker: requests and replies are plain
 * data, positions are JSON and commands are in notation.
 */
import { accept, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { Budget, SearchProgress } from './bot.ts'
import { findLevel } from './find-level.ts'
import type { FindBotGame } from './game-bots.ts'

export interface DecideRequest {
  readonly id: number
  readonly game: string
  readonly level: string
  /** The seat's view as JSON. */
  readonly position: unknown
  readonly seat: Seat
  /** Defaults to the level's budget. */
  readonly budget?: Budget
  readonly seed: string
  /** The caller stores a value other than 0 in its first element to get an answer immediately. */
  readonly cancel?: SharedArrayBuffer
}

export type DecideReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: SearchProgress }
  | { readonly id: number; readonly kind: 'command'; readonly command: string }
  | { readonly id: number; readonly kind: 'refusal'; readonly refusal: Refusal }

/** Answers one request, reporting progress on the way. */
export const handleDecideRequest = async (
  find: FindBotGame,
  request: DecideRequest,
  post: (message: DecideReply) => void,
): Promise<void> => {
  const { id } = request
  const answer = await decided(find, request, (progress) => post({ id, kind: 'progress', progress }))
  if (answer.ok) post({ id, kind: 'command', command: answer.value })
  else post({ id, kind: 'refusal', refusal: answer.refusal })
}

const decided = async (
  find: FindBotGame,
  request: DecideRequest,
  progress: (progress: SearchProgress) => void,
): Promise<Result<string>> => {
  const { game, seat } = request
  const known = await find(game)
  if (!known.ok) return known
  const found = known.value
  const level = findLevel(found.levels, request.level)
  if (!level) return refused('unknown-bot', { bot: request.level })
  const view = found.rules.position.read(request.position)
  if (!view.ok) return view
  if (!found.rules.deciders(view.value).includes(seat)) return refused('not-your-turn', { seat: seat + 1 })
  await found.prepare(view.value)
  const flag = request.cancel ? new Int32Array(request.cancel) : null
  const cancelled = (): boolean => flag !== null && Atomics.load(flag, 0) !== 0
  const budget = request.budget ?? level.budget
  const command = level.bot.decide(view.value, seat, budget, request.seed, { cancelled, progress })
  return accept(found.rules.notation.print(command))
}
