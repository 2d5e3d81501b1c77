/** The settings for quotas and retention. */
import { RETENTION_LIMITS, type RetentionLimits } from '../accounts/retention.ts'
import { QUOTA_LIMITS, type QuotaLimits } from '../quotas/limits.ts'
import { perScope, type Setting, wholeOr } from './setting-types.ts'

export const QUOTA_SETTINGS = {
  quotaOpenRooms: perScope(QUOTA_LIMITS.openRooms, {
    flag: 'quota-open-rooms',
    variable: 'QUAYSIDE_QUOTA_OPEN_ROOMS',
    description: 'unfinished rooms of one host',
  }),
  quotaListedRooms: perScope(QUOTA_LIMITS.listedRooms, {
    flag: 'quota-listed-rooms',
    variable: 'QUAYSIDE_QUOTA_LISTED_ROOMS',
    description: 'rooms of one host in the lobby',
  }),
  quotaBotRooms: perScope(QUOTA_LIMITS.botRooms, {
    flag: 'quota-bot-rooms',
    variable: 'QUAYSIDE_QUOTA_BOT_ROOMS',
    description: 'unfinished rooms of one host with a bot in a seat',
  }),
  quotaRoomsPerHour: perScope(QUOTA_LIMITS.roomsPerHour, {
    flag: 'quota-rooms-per-hour',
    variable: 'QUAYSIDE_QUOTA_ROOMS_PER_HOUR',
    description: 'rooms created per hour, including rematches',
  }),
  quotaRoomsPerDay: perScope(QUOTA_LIMITS.roomsPerDay, {
    flag: 'quota-rooms-per-day',
    variable: 'QUAYSIDE_QUOTA_ROOMS_PER_DAY',
    description: 'rooms created per day, including rematches',
  }),
  quotaDailyEntries: perScope(QUOTA_LIMITS.dailyEntries, {
    flag: 'quota-daily-entries',
    variable: 'QUAYSIDE_QUOTA_DAILY_ENTRIES',
    description: 'entries submitted to the daily leaderboards per day',
  }),
  quotaPuzzleAnswers: perScope(QUOTA_LIMITS.puzzleAnswers, {
    flag: 'quota-puzzle-answers',
    variable: 'QUAYSIDE_QUOTA_PUZZLE_ANSWERS',
    description: 'first answers to puzzles per day',
  }),
  quotaGuestsPerHour: wholeOr(QUOTA_LIMITS.guestsPerHour, 0, 1_000_000, {
    flag: 'quota-guests-per-hour',
    variable: 'QUAYSIDE_QUOTA_GUESTS_PER_HOUR',
    description: 'new guests per hour from one address',
  }),
  quotaMailsPerDay: perScope(QUOTA_LIMITS.mailsPerDay, {
    flag: 'quota-mails-per-day',
    variable: 'QUAYSIDE_QUOTA_MAILS_PER_DAY',
    description: 'confirmation emails requested per day',
  }),
  quotaMailsPerRecipient: wholeOr(QUOTA_LIMITS.mailsPerRecipient, 0, 1_000_000, {
    flag: 'quota-mails-per-recipient',
    variable: 'QUAYSIDE_QUOTA_MAILS_PER_RECIPIENT',
    description: 'confirmation emails per day to one address',
  }),
  quotaMegabytesPerDay: wholeOr(QUOTA_LIMITS.megabytesPerDay, 1, 1_000_000, {
    flag: 'quota-megabytes-per-day',
    variable: 'QUAYSIDE_QUOTA_MEGABYTES_PER_DAY',
    description: 'megabytes that one address may add to the database per day; moves are never refused',
  }),
  quotaUndos: wholeOr(QUOTA_LIMITS.undos, 0, 1_000_000, {
    flag: 'quota-undos',
    variable: 'QUAYSIDE_QUOTA_UNDOS',
    description: 'undos to the same move of a game',
  }),
  quotaRatedGames: wholeOr(QUOTA_LIMITS.ratedGames, 0, 1_000_000, {
    flag: 'quota-rated-games',
    variable: 'QUAYSIDE_QUOTA_RATED_GAMES',
    description: 'rated games per day of the same two players',
  }),
  leaderboardGames: wholeOr(QUOTA_LIMITS.leaderboardGames, 1, 1_000_000, {
    flag: 'leaderboard-games',
    variable: 'QUAYSIDE_LEADERBOARD_GAMES',
    description: 'rated games before a player with a public page is listed on a leaderboard',
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
  dailyEntries: settings.quotaDailyEntries,
  puzzleAnswers: settings.quotaPuzzleAnswers,
  guestsPerHour: settings.quotaGuestsPerHour,
  mailsPerDay: settings.quotaMailsPerDay,
  mailsPerRecipient: settings.quotaMailsPerRecipient,
  megabytesPerDay: settings.quotaMegabytesPerDay,
  undos: settings.quotaUndos,
  ratedGames: settings.quotaRatedGames,
  leaderboardGames: settings.leaderboardGames,
})

const MAX_DAYS = 36_500

const days = (flag: string, variable: string, absent: number, description: string): Setting<number> =>
  wholeOr(absent, 0, MAX_DAYS, {
    flag,
    variable,
    description: `${description}; 0 for never`,
    valueName: 'days',
  })

export const RETENTION_SETTINGS = {
  keepUnusedGuests: days(
    'keep-unused-guests',
    'QUAYSIDE_KEEP_UNUSED_GUESTS',
    RETENTION_LIMITS.unusedGuests,
    'days until a guest without games is deleted, from the last visit',
  ),
  keepGuests: days(
    'keep-guests',
    'QUAYSIDE_KEEP_GUESTS',
    RETENTION_LIMITS.guests,
    'days until a guest with games is deleted, from the last visit',
  ),
  keepSessions: days(
    'keep-sessions',
    'QUAYSIDE_KEEP_SESSIONS',
    RETENTION_LIMITS.sessions,
    'days until a session expires, from the last visit',
  ),
  keepWaitingRooms: days(
    'keep-waiting-rooms',
    'QUAYSIDE_KEEP_WAITING_ROOMS',
    RETENTION_LIMITS.waitingRooms,
    'days until a room that never started is deleted, from the last change of its seats',
  ),
  keepAbandonedRooms: days(
    'keep-abandoned-rooms',
    'QUAYSIDE_KEEP_ABANDONED_ROOMS',
    RETENTION_LIMITS.abandonedRooms,
    'days until an unfinished game is deleted, from its last move',
  ),
  keepUnratedGames: days(
    'keep-unrated-games',
    'QUAYSIDE_KEEP_UNRATED_GAMES',
    RETENTION_LIMITS.unratedGames,
    'days until a finished unrated game is deleted; rated ones stay',
  ),
  codeMinutes: wholeOr(RETENTION_LIMITS.codeMinutes, 1, 10_080, {
    flag: 'code-minutes',
    variable: 'QUAYSIDE_CODE_MINUTES',
    description: 'minutes until an email confirmation code expires',
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
