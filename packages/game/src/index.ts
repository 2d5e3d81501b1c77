export type { AutoActionSettings, AutoActions, Preferences } from './auto-actions.ts'
export type { CatalogueBlock, CatalogueChapter, GameCatalogue } from './catalogue.ts'
export type {
  DailyDeal,
  DailyMoment,
  DailyPart,
  DailySummary,
  DailyTexts,
  GameDaily,
} from './daily/deal.ts'
export type {
  Draft,
  DraftPath,
  EditorChoice,
  EditorField,
  EditorFix,
  EditorSection,
  PositionEditor,
} from './editor/position-editor.ts'
export type { ExplorerIndex } from './explorer/explorer-index.ts'
export type {
  ExplorerSetUp,
  ExplorerTexts,
  ExplorerTurn,
  GameExplorer,
  PositionFact,
} from './explorer/game-explorer.ts'
export { Games, type UnknownGame } from './games.ts'
export type { CommandLabel, GameLanguage } from './language.ts'
export {
  type AnyManifest,
  defineGame,
  type Examples,
  type GameManifest,
  type GameProgress,
  type Progress,
  type Sample,
} from './manifest.ts'
export { lessonTextLoader, preferenceLabelLoader, puzzleTextLoader } from './message-texts.ts'
export type {
  BotSuggestion,
  EndedGame,
  EndTexts,
  Flight,
  GameEnd,
  GameTable,
  GameText,
  ScorePart,
  Step,
  TableProps,
  TextPlay,
} from './page/game-table.ts'
export type { Course, Lesson, LessonPart, LessonStep, LessonTexts } from './page/lesson.ts'
export type {
  Bookmark,
  Difference,
  Measure,
  People,
  PlayedGame,
  ReplayAdapter,
  ReplayTexts,
  RoundBookmarks,
} from './page/replay.ts'
export type { CardEntry, CardIndex, CurrentTopic, Rulebook, Topic, Vocabulary } from './page/rulebook.ts'
export type { GameSetup, SetupProps } from './page/setup.ts'
export {
  answerScore,
  HINTS,
  type LineStep,
  PACK_SIZE,
  type PlanValue,
  type Puzzle,
  type PuzzleBook,
  type PuzzleIndex,
  type PuzzleSketch,
  type PuzzleTexts,
  puzzleFault,
  type SketchIcon,
  type SketchRow,
} from './puzzle.ts'
export type { GameStatistics, StatisticsTexts, StrongAverages } from './statistics.ts'
