import {
  PuzzleAnswer,
  PuzzleGamePath,
  PuzzlePath,
  PuzzleStanding,
  PuzzleStandings,
  PuzzleVote,
} from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import type { PuzzleAnswers, Solver } from '../puzzles/puzzle-answers.ts'
import { hashSecret } from '../storage/identifiers.ts'
import type { AccountPorts } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { sendRefusal } from './errors.ts'
import { refusals, strictRateLimit } from './route-common.ts'

/** The player of the request; else the visitor whose secret it contains, or a refusal. */
const solverOf = (request: FastifyRequest, visitor: string | undefined): Solver => {
  const address = rateLimitKey(request.ip)
  if (request.player === null && visitor !== undefined)
    return { id: hashSecret(visitor), isVisitor: true, address }
  return { id: requirePlayer(request).id, isVisitor: false, address }
}

export const puzzleRoutes =
  (ports: AccountPorts, puzzles: PuzzleAnswers) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: PuzzleGamePath }>(
      '/puzzles/:game',
      {
        schema: {
          summary: 'List the puzzles of a game that somebody has answered, with their ratings and votes',
          params: PuzzleGamePath,
          response: { 200: PuzzleStandings, ...refusals },
        },
      },
      ({ params }) => puzzles.standings(params.game),
    )

    app.get<{ Params: PuzzlePath }>(
      '/puzzles/:game/:puzzle',
      {
        schema: {
          summary: 'Get how many solved a puzzle, its rating and its votes',
          params: PuzzlePath,
          response: { 200: PuzzleStanding, ...refusals },
        },
      },
      async ({ params }, reply) => {
        const standing = await puzzles.standing(params)
        return standing.ok ? standing.value : sendRefusal(reply, standing.refusal)
      },
    )

    app.post<{ Params: PuzzlePath; Body: PuzzleAnswer }>(
      '/puzzles/:game/:puzzle/answers',
      {
        config: strictRateLimit(ports),
        schema: {
          summary:
            'Submit a first answer to a puzzle, as a player or as a visitor with a secret of their own',
          params: PuzzlePath,
          body: PuzzleAnswer,
          response: { 200: PuzzleStanding, ...refusals },
        },
      },
      async (request, reply) => {
        const { visitor, ...answer } = request.body
        const standing = await puzzles.answer(request.params, answer, solverOf(request, visitor))
        return standing.ok ? standing.value : sendRefusal(reply, standing.refusal)
      },
    )

    app.put<{ Params: PuzzlePath; Body: PuzzleVote }>(
      '/puzzles/:game/:puzzle/vote',
      {
        config: strictRateLimit(ports),
        schema: {
          summary: 'Vote whether an answered puzzle is good; a later vote replaces it',
          params: PuzzlePath,
          body: PuzzleVote,
          response: { 200: PuzzleStanding, ...refusals },
        },
      },
      async (request, reply) => {
        const { visitor, isGood } = request.body
        const standing = await puzzles.vote(request.params, isGood, solverOf(request, visitor))
        return standing.ok ? standing.value : sendRefusal(reply, standing.refusal)
      },
    )
  }
