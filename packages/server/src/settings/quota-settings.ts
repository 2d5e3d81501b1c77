/** The settings that limit what guests, accounts and addresses may use. */
import { QUOTA_LIMITS, type QuotaLimits } from '../quotas/limits.ts'
import { perScope, type Setting, wholeOr } from './setting.ts'

export const QUOTA_SETTINGS = {
  quotaOpenRooms: perScope(QUOTA_LIMITS.openRooms, {
    flag: 'quota-open-rooms',
    variable: 'QUAYSIDE_QUOTA_OPEN_ROOMS',
    about: 'tables that are not over, by whoever opened them',
  }),
  quotaListedRooms: perScope(QUOTA_LIMITS.listedRooms, {
    flag: 'quota-listed-rooms',
    variable: 'QUAYSIDE_QUOTA_LISTED_ROOMS',
    about: 'tables that everybody finds in the lobby',
  }),
  quotaBotRooms: perScope(QUOTA_LIMITS.botRooms, {
    flag: 'quota-bot-rooms',
    variable: 'QUAYSIDE_QUOTA_BOT_ROOMS',
    about: 'tables that are not over and have a bot in a seat',
  }),
  quotaRoomsPerHour: perScope(QUOTA_LIMITS.roomsPerHour, {
    flag: 'quota-rooms-per-hour',
    variable: 'QUAYSIDE_QUOTA_ROOMS_PER_HOUR',
    about: 'tables opened in an hour, rematches among them',
  }),
  quotaRoomsPerDay: perScope(QUOTA_LIMITS.roomsPerDay, {
    flag: 'quota-rooms-per-day',
    variable: 'QUAYSIDE_QUOTA_ROOMS_PER_DAY',
    about: 'tables opened in a day, rematches among them',
  }),
  quotaGuestsPerHour: wholeOr(QUOTA_LIMITS.guestsPerHour, 0, 1_000_000, {
    flag: 'quota-guests-per-hour',
    variable: 'QUAYSIDE_QUOTA_GUESTS_PER_HOUR',
    about: 'new guests from one address in an hour',
  }),
  quotaMailsPerDay: perScope(QUOTA_LIMITS.mailsPerDay, {
    flag: 'quota-mails-per-day',
    variable: 'QUAYSIDE_QUOTA_MAILS_PER_DAY',
    about: 'mails that confirm an address, asked for in a day',
  }),
  quotaMailsPerRecipient: wholeOr(QUOTA_LIMITS.mailsPerRecipient, 0, 1_000_000, {
    flag: 'quota-mails-per-recipient',
    variable: 'QUAYSIDE_QUOTA_MAILS_PER_RECIPIENT',
    about: 'such mails to one mail address in a day, whoever asks for them',
  }),
  quotaMegabytesPerDay: wholeOr(QUOTA_LIMITS.megabytesPerDay, 1, 1_000_000, {
    flag: 'quota-megabytes-per-day',
    variable: 'QUAYSIDE_QUOTA_MEGABYTES_PER_DAY',
    about: 'what one address may add to the store in a day, in megabytes; moves always go through',
  }),
  quotaTakeBacks: wholeOr(QUOTA_LIMITS.takeBacks, 0, 1_000_000, {
    flag: 'quota-take-backs',
    variable: 'QUAYSIDE_QUOTA_TAKE_BACKS',
    about: 'how often a game may go back to the same position',
  }),
  quotaRatedGames: wholeOr(QUOTA_LIMITS.ratedGames, 0, 1_000_000, {
    flag: 'quota-rated-games',
    variable: 'QUAYSIDE_QUOTA_RATED_GAMES',
    about: 'games of the same two people in a day that count in the ratings',
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
