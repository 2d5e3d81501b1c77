/** First answers to puzzles, the votes of those who answered, and the ratings of both. */
import type { Kysely, Transaction } from 'kysely'
import { enforceQuotas, type QuotaDemand } from './quota-repository.ts'
import type { PuzzleAnswerRow, PuzzleSolverRow, PuzzleStandingRow, Schema } from './schema.ts'

type Place = Pick<PuzzleStandingRow, 'game' | 'puzzle'>

/** Ratings of both sides before an answer, or after it. */
export interface RatedPair {
  readonly solver: PuzzleSolverRow
  readonly standing: PuzzleStandingRow
}

export interface NewAnswer extends RatedPair {
  readonly answer: PuzzleAnswerRow
  /** The rows after the answer, from those that are stored by then. */
  readonly rate: (before: RatedPair) => RatedPair
}

export class PuzzleRepository {
  readonly #db: Kysely<Schema>
  readonly #isPostgres: boolean

  constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.#db = db
    this.#isPostgres = isPostgres
  }

  /**
   * Stores an answer and both new ratings; `solver` and `standing` are the rows of those who have none yet. Null when
   * the solver has answered before.
   */
  add({ answer, solver, standing, rate }: NewAnswer, demand: QuotaDemand): Promise<PuzzleStandingRow | null> {
    return this.#db.transaction().execute(async (db) => {
      await enforceQuotas(db, demand)
      const before = { solver: await this.#lockSolver(db, solver), standing }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('puzzle_answer')
        .values(answer)
        .onConflict((conflict) => conflict.columns(['solver_id', 'game', 'puzzle']).doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return null
      const after = rate({ ...before, standing: await this.#lockStanding(db, standing) })
      await db
        .updateTable('puzzle_solver')
        .set(after.solver)
        .where('solver_id', '=', solver.solver_id)
        .execute()
      await this.#save(db, after.standing)
      return after.standing
    })
  }

  /** Changes the vote of somebody who has answered; null for others. */
  vote({ game, puzzle }: Place, solver: string, isGood: boolean): Promise<PuzzleStandingRow | null> {
    return this.#db.transaction().execute(async (db) => {
      const stored = db.selectFrom('puzzle_standing').selectAll()
      const at = stored.where('game', '=', game).where('puzzle', '=', puzzle)
      // Locked before the answer is read, so that two votes at once are counted once.
      const standing = await (this.#isPostgres ? at.forUpdate() : at).executeTakeFirst()
      const own = await db
        .selectFrom('puzzle_answer')
        .select('is_good')
        .where('solver_id', '=', solver)
        .where('game', '=', game)
        .where('puzzle', '=', puzzle)
        .executeTakeFirst()
      if (own === undefined || standing === undefined) return null
      const good = isGood ? 1 : 0
      await db
        .updateTable('puzzle_answer')
        .set({ is_good: good })
        .where('solver_id', '=', solver)
        .where('game', '=', game)
        .where('puzzle', '=', puzzle)
        .execute()
      const after = {
        ...standing,
        votes: standing.votes + (own.is_good === null ? 1 : 0),
        good_votes: standing.good_votes + good - (own.is_good ?? 0),
      }
      await this.#save(db, after)
      return after
    })
  }

  async find({ game, puzzle }: Place): Promise<PuzzleStandingRow | null> {
    const found = await this.#db
      .selectFrom('puzzle_standing')
      .selectAll()
      .where('game', '=', game)
      .where('puzzle', '=', puzzle)
      .executeTakeFirst()
    return found ?? null
  }

  /** The puzzles of a game that somebody has answered. */
  async list(game: string): Promise<readonly PuzzleStandingRow[]> {
    return this.#db
      .selectFrom('puzzle_standing')
      .selectAll()
      .where('game', '=', game)
      .orderBy('puzzle')
      .execute()
  }

  /** Deletes visitors who last answered before a time. Returns their number. */
  removeVisitors(answeredBefore: number, limit: number): Promise<number> {
    return this.#db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('puzzle_solver')
        .select('solver_id')
        .where('is_visitor', '=', 1)
        .where('answered_at', '<', answeredBefore)
        .limit(limit)
        .execute()
      for (const { solver_id: solver } of rows) await deleteSolver(db, solver)
      return rows.length
    })
  }

  /** The stored row, or this one if there is none; locked until the transaction ends. */
  async #lockSolver(db: Transaction<Schema>, solver: PuzzleSolverRow): Promise<PuzzleSolverRow> {
    await db
      .insertInto('puzzle_solver')
      .values(solver)
      .onConflict((conflict) => conflict.column('solver_id').doNothing())
      .execute()
    const stored = db.selectFrom('puzzle_solver').selectAll().where('solver_id', '=', solver.solver_id)
    return (this.#isPostgres ? stored.forUpdate() : stored).executeTakeFirstOrThrow()
  }

  async #lockStanding(db: Transaction<Schema>, standing: PuzzleStandingRow): Promise<PuzzleStandingRow> {
    await db
      .insertInto('puzzle_standing')
      .values(standing)
      .onConflict((conflict) => conflict.columns(['game', 'puzzle']).doNothing())
      .execute()
    const stored = db
      .selectFrom('puzzle_standing')
      .selectAll()
      .where('game', '=', standing.game)
      .where('puzzle', '=', standing.puzzle)
    return (this.#isPostgres ? stored.forUpdate() : stored).executeTakeFirstOrThrow()
  }

  async #save(db: Transaction<Schema>, standing: PuzzleStandingRow): Promise<void> {
    await db
      .updateTable('puzzle_standing')
      .set(standing)
      .where('game', '=', standing.game)
      .where('puzzle', '=', standing.puzzle)
      .execute()
  }
}

/** Their answers go on counting for the puzzles. */
export const deleteSolver = async (db: Transaction<Schema>, solver: string): Promise<void> => {
  await db.deleteFrom('puzzle_answer').where('solver_id', '=', solver).execute()
  await db.deleteFrom('puzzle_solver').where('solver_id', '=', solver).execute()
}

/** Moves the answers of a guest to an account; the rating of the account stays if it has one. */
export const moveSolver = async (db: Transaction<Schema>, guest: string, account: string): Promise<void> => {
  const own = await db
    .selectFrom('puzzle_solver')
    .selectAll()
    .where('solver_id', '=', guest)
    .executeTakeFirst()
  if (own === undefined) return
  await db
    .insertInto('puzzle_solver')
    .values({ ...own, solver_id: account })
    .onConflict((conflict) => conflict.column('solver_id').doNothing())
    .execute()
  const before = await db.selectFrom('puzzle_answer').selectAll().where('solver_id', '=', guest).execute()
  for (const answer of before)
    await db
      .insertInto('puzzle_answer')
      .values({ ...answer, solver_id: account })
      .onConflict((conflict) => conflict.columns(['solver_id', 'game', 'puzzle']).doNothing())
      .execute()
  await deleteSolver(db, guest)
}
