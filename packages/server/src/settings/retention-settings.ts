/** The settings that say how long what is not used any more is kept. */
import { RETENTION_LIMITS, type RetentionLimits } from '../retention/limits.ts'
import { type Setting, wholeOr } from './setting.ts'

const MOST_DAYS = 36_500

const days = (flag: string, variable: string, absent: number, about: string): Setting<number> =>
  wholeOr(absent, 0, MOST_DAYS, { flag, variable, about: `${about}; 0 for ever`, hint: 'days' })

export const RETENTION_SETTINGS = {
  keepUnusedGuests: days(
    'keep-unused-guests',
    'QUAYSIDE_KEEP_UNUSED_GUESTS',
    RETENTION_LIMITS.unusedGuests,
    'days that a guest who never sat at a table is kept after their last visit',
  ),
  keepGuests: days(
    'keep-guests',
    'QUAYSIDE_KEEP_GUESTS',
    RETENTION_LIMITS.guests,
    'the same for a guest with games',
  ),
  keepSessions: days(
    'keep-sessions',
    'QUAYSIDE_KEEP_SESSIONS',
    RETENTION_LIMITS.sessions,
    'days that a browser stays signed in without a visit',
  ),
  keepWaitingRooms: days(
    'keep-waiting-rooms',
    'QUAYSIDE_KEEP_WAITING_ROOMS',
    RETENTION_LIMITS.waitingRooms,
    'days that a table waits for people after the last one sat down or stood up',
  ),
  keepAbandonedRooms: days(
    'keep-abandoned-rooms',
    'QUAYSIDE_KEEP_ABANDONED_ROOMS',
    RETENTION_LIMITS.abandonedRooms,
    'days that an unfinished game is kept after its last move',
  ),
  keepUnratedGames: days(
    'keep-unrated-games',
    'QUAYSIDE_KEEP_UNRATED_GAMES',
    RETENTION_LIMITS.unratedGames,
    'days that a finished game is kept that does not count in the ratings; others are kept',
  ),
  codeMinutes: wholeOr(RETENTION_LIMITS.codeMinutes, 1, 10_080, {
    flag: 'code-minutes',
    variable: 'QUAYSIDE_CODE_MINUTES',
    about: 'how long a code is good that confirms a mail address',
    hint: 'minutes',
  }),
} as const

type RetentionSettings = { readonly [Name in keyof typeof RETENTION_SETTINGS]: number }

export const retentionLimits = (settings: RetentionSettings): RetentionLimits => ({
  unusedGuests: settings.keepUnusedGuests,
  guests: settings.keepGuests,
  sessions: settings.keepSessions,
  waitingRooms: settings.keepWaitingRooms,
  abandonedRooms: settings.keepAbandonedRooms,
  unratedGames: settings.keepUnratedGames,
  codeMinutes: settings.codeMinutes,
})
