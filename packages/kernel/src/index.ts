export { currentLevel } from './bot-level.ts'
export {
  dealCommitment,
  type FairDeal,
  type FairDealCode,
  fairDealSeed,
  isNonce,
  verifyFairDeal,
} from './fair-deal.ts'
export { Game, type GameRefusalCode, type UndoLimit } from './game.ts'
export {
  GAME_LINES,
  type GameLine,
  type GameLinesHead,
  type LineMove,
  parseGameLine,
  parseGameLinesHead,
  parseLineMoves,
  printGameLine,
  printLineMoves,
} from './game-lines.ts'
export { checkNewGame, SEED_PATTERN } from './new-game.ts'
export { type Policies, parsePolicy } from './policies.ts'
export { type Random, random, secureRandom, shuffle } from './random.ts'
export {
  type GameRecord,
  type Move,
  newRecord,
  type RecordMove,
  type ReplayCode,
  type ReplayRefusal,
  recordUntil,
  replay,
  resultOf,
} from './record.ts'
export {
  HEADER_LINES,
  parseRecord,
  printRecord,
  type RecordTextCode,
  type RecordTextRefusal,
} from './record-text.ts'
export { accept, type Refusal, type RefusalParams, type Result, refused } from './refusal.ts'
export { type AnyRules, RulesRegistry, rulesOfVersion, type VersionCode, versionAmong } from './registry.ts'
export {
  type GameEvent,
  isSeat,
  type Outcome,
  type Rules,
  type Score,
  type Seat,
  type Viewer,
} from './rules.ts'
export { sha256 } from './sha256.ts'
export { stateHash } from './state-hash.ts'
export {
  applyMoves,
  applyToCopy,
  parseSteps,
  type Step,
  viewMove,
  viewMoves,
  visibleStep,
  visibleSteps,
} from './steps.ts'
export { createGame, RefusedError, replayGame, TextGame } from './text-game.ts'
