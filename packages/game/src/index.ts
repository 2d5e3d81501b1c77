export type { CatalogueBlock, CatalogueChapter, GameCatalogue } from './catalogue.ts'
export { Games, type UnknownGame } from './games.ts'
export type { GameLanguage, SaidCommand } from './language.ts'
export {
  type AnyManifest,
  defineGame,
  type Examples,
  type GameManifest,
  type GameProgress,
  type Progress,
  type Sample,
} from './manifest.ts'
export type { Flight } from './page/flight.ts'
export type { Lesson, LessonStep, LessonWords } from './page/lesson.ts'
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
export type { CardEntry, CardIndex, Rulebook, Subject, Topic, Vocabulary } from './page/rulebook.ts'
export type { GameSetup, SetupProps } from './page/setup.ts'
export type {
  BotSuggestion,
  Ended,
  EndWords,
  GameEnd,
  GameTable,
  ScorePart,
  Step,
  TableProps,
} from './page/table.ts'
export type { GameText, TextPlay } from './page/text.ts'
