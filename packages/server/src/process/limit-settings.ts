/** The settings for quotas and retention. */
import { RETENTION_LIMITS, type RetentionLimits } from '../accounts/retention.ts'
import { QUOTA_LIMITS, type QuotaLimits } from '../quotas/limits.ts'
import { perScope, type Setting, wholeOr } from './setting-types.ts'

export const QUOTA_SETTINGS = {
  quotaOpenRooms: perScope(QUOTA_LIMITS.openRooms, {
    flag: 'quota-open-rooms',
    variable: 'QUAYSIDE_QUOTA_OPEN_ROOMS',
    description: 'tables that are not over, by whoever opened them',
  }),
  quotaListedRooms: perScope(QUOTA_LIMITS.listedRooms, {
    flag: 'quota-listed-rooms',
    variable: 'QUAYSIDE_QUOTA_LISTED_ROOMS',
    description: 'tables that everybody finds in the lobby',
  }),
  quotaBotRooms: perScope(QUOTA_LIMITS.botRooms, {
    flag: 'quota-bot-rooms',
    variable: 'QUAYSIDE_QUOTA_BOT_ROOMS',
    description: 'tables that are not over and have a bot in a seat',
  }),
  quotaRoomsPerHour: perScope(QUOTA_LIMITS.roomsPerHour, {
    flag: 'quota-rooms-per-hour',
    variable: 'QUAYSIDE_QUOTA_ROOMS_PER_HOUR',
    description: 'tables opened in an hour, rematches among them',
  }),
  quotaRoomsPerDay: perScope(QUOTA_LIMITS.roomsPerDay, {
    flag: 'quota-rooms-per-day',
    variable: 'QUAYSIDE_QUOTA_ROOMS_PER_DAY',
    description: 'tables opened in a day, rematches among them',
  }),
  quotaGuestsPerHour: wholeOr(QUOTA_LIMITS.guestsPerHour, 0, 1_000_000, {
    flag: 'quota-guests-per-hour',
    variable: 'QUAYSIDE_QUOTA_GUESTS_PER_HOUR',
    description: 'new guests from one address in an hour',
  }),
  quotaMailsPerDay: perScope(QUOTA_LIMITS.mailsPerDay, {
    flag: 'quota-mails-per-day',
    variable: 'QUAYSIDE_QUOTA_MAILS_PER_DAY',
    description: 'mails that confirm an address, asked for in a day',
  }),
  quotaMailsPerRecipient: wholeOr(QUOTA_LIMITS.mailsPerRecipient, 0, 1_000_000, {
    flag: 'quota-mails-per-recipient',
    variable: 'QUAYSIDE_QUOTA_MAILS_PER_RECIPIENT',
    description: 'such mails to one mail address in a day, whoever asks for them',
  }),
  quotaMegabytesPerDay: wholeOr(QUOTA_LIMITS.megabytesPerDay, 1, 1_000_000, {
    flag: 'quota-megabytes-per-day',
    variable: 'QUAYSIDE_QUOTA_MEGABYTES_PER_DAY',
    description: 'what one address may add to the store in a day, in megabytes; moves always go through',
  }),
  quotaTakeBacks: wholeOr(QUOTA_LIMITS.takeBacks, 0, 1_000_000, {
    flag: 'quota-take-backs',
    variable: 'QUAYSIDE_QUOTA_TAKE_BACKS',
    description: 'how often a game may go back to the same position',
  }),
  quotaRatedGames: wholeOr(QUOTA_LIMITS.ratedGames, 0, 1_000_000, {
    flag: 'quota-rated-games',
    variable: 'QUAYSIDE_QUOTA_RATED_GAMES',
    description: 'games of the same two people in a day that count in the ratings',
  }),
} as const

type QuotaSettings = {
  readonly [Name in keyof typeof QUOTA_SETTINGS]: (typeof QUOTA_SETTINGS)[Name] extends Setting<infer Value>
    ? Value
    : never
}

export const quotaLimits = (settings: QuotaSettings): QuotaLimits => ({
  openRooms: settings.quotaOpenRooms,
  listedRooms: settings.quotaListedRooms,
  botRooms: settings.quotaBotRooms,
  roomsPerHour: settings.quotaRoomsPerHour,
  roomsPerDay: settings.quotaRoomsPerDay,
  guestsPerHour: settings.quotaGuestsPerHour,
  mailsPerDay: settings.quotaMailsPerDay,
  mailsPerRecipient: settings.quotaMailsPerRecipient,
  megabytesPerDay: settings.quotaMegabytesPerDay,
  takeBacks: settings.quotaTakeBacks,
  ratedGames: settings.quotaRatedGames,
})

/** The settings that say how long what is not used any more is kept. */

const MOST_DAYS = 36_500

const days = (flag: string, variable: string, absent: number, about: string): Setting<number> =>
  wholeOr(absent, 0, MOST_DAYS, { flag, variable, description: `${about}; 0 for ever`, valueName: 'days' })

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
    description: 'how long a code is good that confirms a mail address',
    valueName: 'minutes',
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
