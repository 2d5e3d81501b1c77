import { lazyTexts } from '@quayside/table/page/lazy.ts'
import type { SiteTexts } from '@quayside/table/page/texts.ts'
import {
  changeText,
  formatTag,
  lazyMessages,
  monthDayText,
  percentText,
  type Translate,
  tenthText,
  wholeText,
} from '@quayside/texts'
import { LEVELS } from '../state/new-game-draft.ts'
import type { StatisticsMessages } from './messages/types.ts'
import type { PlayedSetUp } from './statistics.ts'

export type SayStatistics = Translate<StatisticsMessages>

export const useStatisticsTexts: () => SayStatistics = lazyTexts(
  lazyMessages<StatisticsMessages>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
)

/** Such as `short game, 3 players`. */
export const setUpText = ({ version, players }: Omit<PlayedSetUp, 'opponents'>, say: SayStatistics): string =>
  say('set-up', { version, players })

/** The same with the opponents. */
export const opponentsText = (setUp: PlayedSetUp, say: SayStatistics, { shell }: SiteTexts): string => {
  const setUpLabel = setUpText(setUp, say)
  const { opponents } = setUp
  if (opponents === 'solo') return setUpLabel
  if (opponents === 'online') return say('set-up.online', { setup: setUpLabel })
  const level = LEVELS.find((known) => known === opponents)
  return say('set-up.bots', {
    setup: setUpLabel,
    level: level === undefined ? opponents : shell(`level.${level}`),
  })
}

/** Number formats of the reader's region. */
export interface StatisticsNumbers {
  readonly whole: (value: number) => string
  readonly tenth: (value: number) => string
  readonly percent: (share: number) => string
  readonly signed: (value: number) => string
  readonly day: (time: number) => string
}

export const statisticsNumbers = ({ locale }: SiteTexts): StatisticsNumbers => {
  const tag = formatTag(locale)
  return {
    whole: (value) => wholeText(value, tag),
    tenth: (value) => tenthText(value, tag),
    percent: (share) => percentText(share, tag),
    signed: (value) => changeText(value, tag),
    day: (time) => monthDayText(time, tag),
  }
}
