/** Puzzle ratings from many solvers: a first answer is a game between the solver and the puzzle. */
import { answerScore } from '@quayside/game'
import { NEW_PLAYER, newPuzzle, type Rating, rated } from '@quayside/game/puzzles/glicko.ts'
import { accept, type Result, refused } from '@quayside/kernel'
import type { PuzzleAnswer, PuzzlePath, PuzzleStanding, PuzzleStandings } from '@quayside/protocol'
import { games } from '../games.ts'
import { type Quotas, rowBytes } from '../quotas/quotas.ts'
import type { PuzzleRepository, RatedPair } from '../storage/puzzle-repository.ts'
import type { PuzzleStandingRow } from '../storage/schema.ts'

export interface PuzzleAnswersPorts {
  readonly puzzles: PuzzleRepository
  readonly quotas: Quotas
  readonly now: () => number
}

/** Who answers: a player, or a visitor whom only the hash of a secret identifies. */
export interface Solver {
  readonly id: string
  readonly isVisitor: boolean
  readonly address: string
}

/** The deviation of a puzzle never falls below this, so that its rating follows stronger solvers. */
const LEAST_DEVIATION = 45

/** The estimated ratings of a game's puzzles by id. */
type Estimates = ReadonlyMap<string, number>

let loading: Promise<ReadonlyMap<string, Estimates>> | null = null

const loadEstimates = async (): Promise<ReadonlyMap<string, Estimates>> => {
  const entries = games.all.map(async ({ id, puzzles: load }) => {
    const book = await load?.()
    return [id, new Map((book?.index.puzzles ?? []).map(([puzzle, rating]) => [puzzle, rating]))] as const
  })
  return new Map(await Promise.all(entries))
}

const estimateOf = async ({ game, puzzle }: PuzzlePath): Promise<Result<number>> => {
  loading ??= loadEstimates()
  const estimate = (await loading).get(game)?.get(puzzle)
  return estimate === undefined ? refused('no-such-puzzle', {}) : accept(estimate)
}

const withoutAnswers = (place: PuzzlePath, estimate: number): PuzzleStandingRow => ({
  ...place,
  ...newPuzzle(estimate),
  answers: 0,
  solved: 0,
  votes: 0,
  good_votes: 0,
})

const standingOf = (row: PuzzleStandingRow): PuzzleStanding => ({
  answers: row.answers,
  solved: row.solved,
  rating: Math.round(row.rating),
  deviation: Math.round(row.deviation),
  votes: row.votes,
  goodVotes: row.good_votes,
})

const ratingOf = ({ rating, deviation, volatility }: Rating): Rating => ({ rating, deviation, volatility })

/** Both ratings after a score from 0 to 1; each side is rated against the other's rating before. */
const afterAnswer =
  (score: number, now: number) =>
  ({ solver, standing }: RatedPair): RatedPair => {
    const puzzle = rated(ratingOf(standing), solver, 1 - score)
    return {
      solver: { ...solver, ...rated(ratingOf(solver), standing, score), answered_at: now },
      standing: {
        ...standing,
        ...puzzle,
        deviation: Math.max(LEAST_DEVIATION, puzzle.deviation),
        answers: standing.answers + 1,
        solved: standing.solved + (score > 0 ? 1 : 0),
      },
    }
  }

export class PuzzleAnswers {
  readonly #ports: PuzzleAnswersPorts

  constructor(ports: PuzzleAnswersPorts) {
    this.#ports = ports
  }

  /** Only the first answer of a solver counts. */
  async answer(
    place: PuzzlePath,
    { isRight, hints }: Pick<PuzzleAnswer, 'isRight' | 'hints'>,
    by: Solver,
  ): Promise<Result<PuzzleStanding>> {
    const { puzzles, quotas, now } = this.#ports
    const estimate = await estimateOf(place)
    if (!estimate.ok) return estimate
    const createdAt = now()
    const answer = {
      solver_id: by.id,
      game: place.game,
      puzzle: place.puzzle,
      is_right: isRight ? 1 : 0,
      hints,
      is_good: null,
      created_at: createdAt,
    }
    const solver = {
      solver_id: by.id,
      is_visitor: by.isVisitor ? 1 : 0,
      ...NEW_PLAYER,
      answered_at: createdAt,
    }
    const rate = afterAnswer(answerScore(isRight, hints), createdAt)
    const subjects = { player: by.isVisitor ? null : by.id, address: by.address }
    const stored = await quotas.orRefuse(() =>
      puzzles.add(
        { answer, solver, standing: withoutAnswers(place, estimate.value), rate },
        quotas.puzzleAnswer(subjects, rowBytes(answer)),
      ),
    )
    if (!stored.ok) return stored
    return stored.value === null ? refused('puzzle-answered', {}) : accept(standingOf(stored.value))
  }

  /** A vote may be changed. */
  async vote(place: PuzzlePath, isGood: boolean, by: Solver): Promise<Result<PuzzleStanding>> {
    const estimate = await estimateOf(place)
    if (!estimate.ok) return estimate
    const stored = await this.#ports.puzzles.vote(place, by.id, isGood)
    return stored === null ? refused('puzzle-not-answered', {}) : accept(standingOf(stored))
  }

  async standing(place: PuzzlePath): Promise<Result<PuzzleStanding>> {
    const estimate = await estimateOf(place)
    if (!estimate.ok) return estimate
    const found = await this.#ports.puzzles.find(place)
    return accept(standingOf(found ?? withoutAnswers(place, estimate.value)))
  }

  async standings(game: string): Promise<PuzzleStandings> {
    const rows = await this.#ports.puzzles.list(game)
    return rows.map((row) => ({ puzzle: row.puzzle, ...standingOf(row) }))
  }
}
