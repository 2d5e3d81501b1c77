/** Entries of the site's menu, one line each, and only pages that exist. */
import type { SiteIconName } from '@quayside/table/icons/icon-names.ts'
import type { Route } from '@quayside/table/page/routing.ts'

interface Section {
  readonly name: 'play' | 'daily' | 'puzzles' | 'study' | 'learn' | 'you'
  readonly icon: SiteIconName
  readonly route: Route
  /** Other pages that highlight this entry. */
  readonly also: readonly Route['page'][]
  /** Left out of the phone's tab bar, because that entry links there too. */
  readonly within?: 'learn'
}

interface StudyTool {
  readonly name: 'analysis' | 'editor' | 'explorer'
  readonly icon: SiteIconName
  /** One page for all games, or one per game. */
  readonly route: Route | ((game: string) => Route)
}

/** The pages of "Study". */
export const STUDY_TOOLS: readonly StudyTool[] = [
  { name: 'analysis', icon: 'u-branch', route: { page: 'analysis', source: null, position: null } },
  {
    name: 'editor',
    icon: 'u-filter',
    route: (game) => ({ page: 'editor', game, source: null, position: null }),
  },
  {
    name: 'explorer',
    icon: 'u-compass',
    route: (game) => ({ page: 'explorer', game, setUp: null, at: null }),
  },
]

const SECTIONS: readonly Section[] = [
  { name: 'play', icon: 'u-play', route: { page: 'home' }, also: ['new-game'] },
  { name: 'daily', icon: 'u-calendar', route: { page: 'daily' }, also: [] },
  { name: 'puzzles', icon: 'u-puzzle', route: { page: 'puzzles', mode: null, detail: null }, also: [] },
  {
    name: 'study',
    icon: 'u-compass',
    route: { page: 'study' },
    also: ['analysis', 'editor', 'explorer'],
    within: 'learn',
  },
  { name: 'learn', icon: 'u-book', route: { page: 'learn' }, also: ['rules', 'cards'] },
  { name: 'you', icon: 'u-chart', route: { page: 'statistics' }, also: ['you', 'player', 'ratings'] },
]

/** The menu entries; "Study" only where a game has study tools. */
export const MENU: readonly Section[] = SECTIONS.filter(
  ({ name }) => name !== 'study' || STUDY_TOOLS.length > 0,
)
