export { ADVICE_LEVELS, type AdviceLevel } from './advice/advice-levels.ts'
export { type AdviceReply, type AdviceRequest, AdviceService } from './advice/advice-service.ts'
export {
  type Advice,
  type AdviceOptions,
  type AdviceWatch,
  type AdvisedCommand,
  advise,
  adviseInSteps,
} from './advice/advise.ts'
export {
  type Adviser,
  bySeat,
  type ExpectedCommand,
  type ExpectedStep,
  type Explanation,
  type Prospect,
  type Reason,
} from './advice/adviser.ts'
export { lead } from './advice/lead.ts'
export type { ForeseenCommand, Suggestion } from './advice/suggestion.ts'
export { type Afterstate, type ChainPruning, spreadPruning, visitAfterstates } from './afterstates.ts'
export type { Interval } from './arena/bootstrap-intervals.ts'
export { ratings } from './arena/elo.ts'
export {
  type Agent,
  AgentFailure,
  type Forfeit,
  type ForfeitReason,
  type Match,
  type MatchResult,
  playMatch,
} from './arena/match.ts'
export { createPairings, type Pairing, type PairingPlan } from './arena/pairings.ts'
export { type Verdict, verdictOn } from './arena/sequential-test.ts'
export { type DealShare, shareInterval } from './arena/share-interval.ts'
export {
  type Figure,
  type HeadToHead,
  type PlayedMatch,
  type Standing,
  type Standings,
  standings,
} from './arena/standings.ts'
export { askBot } from './ask-bot.ts'
export type { Bot, Budget, DecisionWatch, Level, SearchProgress } from './bot.ts'
export { type Contestant, type ContestantCode, readContestant } from './contestant.ts'
export { type DecideReply, type DecideRequest, handleDecideRequest } from './decision-service.ts'
export { findLevel, levelNames } from './find-level.ts'
export {
  type AnyGameBots,
  type BotGame,
  botGame,
  type FindBotGame,
  type GameBots,
  ONE_TURN,
} from './game-bots.ts'
export { Network, SparseInput, weightCount } from './network/network.ts'
export { type NetworkFiles, Networks } from './network/networks.ts'
export { readWeights, type WeightsFile } from './network/weights-file.ts'
export { type OnePlyEvaluation, onePly } from './one-ply.ts'
export { RemainingBudget } from './remaining-budget.ts'
export {
  type Review,
  type ReviewedDecision,
  type ReviewOptions,
  type ReviewWatch,
  review,
  type SeatReview,
} from './review/review.ts'
export type { TurningPoint } from './review/turning-points.ts'
export { runToEnd } from './run-to-end.ts'
export { chooseImmediately, chooseWithNoise } from './search/immediate-choice.ts'
export { lookahead, type SearchBreadth, type WeighedCommand, type WeighingBot } from './search/lookahead.ts'
export { bestCommand, type Planner, type RankedCommand, sortByValue } from './search/planner.ts'
export { type Finals, type PlayoutQuestion, Playouts, playOut } from './search/playouts.ts'
export { type SelfPlayAgent, shapeOf, type TrainingGame } from './training/training-game.ts'
export { WorldSampler } from './world-sampler.ts'
