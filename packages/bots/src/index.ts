export { type Advice, type AdviceOptions, advise } from './advice/advise.ts'
export { type Adviser, bySeat, type Reason, type Step } from './advice/adviser.ts'
export { AdviceDesk, type AdviceReply, type AdviceRequest } from './advice/desk.ts'
export { ADVICE_LEVELS, type AdviceLevel } from './advice/levels.ts'
export type { Suggestion } from './advice/suggestion.ts'
export { type Afterstate, evenSpread, type Thinning, visitAfterstates } from './afterstates.ts'
export { Allowance } from './allowance.ts'
export type { Interval } from './arena/bootstrap.ts'
export { type LineUp, lineUp, type Pairing } from './arena/line-up.ts'
export {
  type Forfeit,
  type ForfeitReason,
  type Match,
  type MatchResult,
  type Player,
  playMatch,
  Resignation,
} from './arena/match.ts'
export { ratings } from './arena/ratings.ts'
export {
  type Duel,
  type Figure,
  type Played,
  type Standing,
  type Standings,
  standings,
} from './arena/standings.ts'
export { table } from './arena/table.ts'
export type { Bot, Budget, Progress, Watch } from './bot.ts'
export { type Contestant, type ContestantCode, readContestant } from './contestant.ts'
export {
  type AnyGameBots,
  type BotGame,
  botGame,
  type FindBotGame,
  type GameBots,
  type Level,
  ONE_TURN,
} from './game-bots.ts'
export { Network, SparseInput, weightCount } from './network/network.ts'
export { type NetworkFiles, Networks } from './network/networks.ts'
export { readWeights, type WeightsFile } from './network/weights-file.ts'
export { onePly, type Taste } from './one-ply.ts'
export {
  type Review,
  type ReviewedDecision,
  type ReviewOptions,
  review,
  type SeatReview,
} from './review/review.ts'
export type { TurningPoint } from './review/turning-points.ts'
export { Worlds } from './sampling.ts'
export { atOnce, distracted } from './search/at-once.ts'
export { lookahead } from './search/lookahead.ts'
export { bestOf, byValue, type Choice, type Mind } from './search/mind.ts'
export { type DecideReply, type DecideRequest, serve } from './service.ts'
export { type Scholar, type Subject, shapeOf } from './training/subject.ts'
