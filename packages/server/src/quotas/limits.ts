/** How much guests, accounts and addresses may use; `docs/hosting/settings.md` has each as a setting. */

/** An address is an IPv4 address or the /64 prefix of an IPv6 address. */
export interface ScopedLimit {
  readonly guest: number
  readonly account: number
  readonly address: number
}

export interface QuotaLimits {
  /** Unfinished rooms, by host. */
  readonly openRooms: ScopedLimit
  /** Rooms in the lobby. */
  readonly listedRooms: ScopedLimit
  /** Rooms that are not over and have a bot in a seat. */
  readonly botRooms: ScopedLimit
  readonly roomsPerHour: ScopedLimit
  readonly roomsPerDay: ScopedLimit
  /** Entries submitted to the daily leaderboard per day. */
  readonly dailyEntries: ScopedLimit
  /** First answers to puzzles per day. */
  readonly puzzleAnswers: ScopedLimit
  /** From one address. */
  readonly guestsPerHour: number
  /** Confirmation mails, by sender. */
  readonly mailsPerDay: ScopedLimit
  /** Confirmation mails to one recipient, by any sender. */
  readonly mailsPerRecipient: number
  /** Megabytes that one address may add to the store in a day. */
  readonly megabytesPerDay: number
  /** How often a game may go back to the same move number. */
  readonly undos: number
  /** Rated games per day of the same two players. */
  readonly ratedGames: number
  /** Rated games before a player is listed on a leaderboard. */
  readonly leaderboardGames: number
}

/** Enough for a club behind one address, and little enough to stop floods. */
export const QUOTA_LIMITS: QuotaLimits = {
  openRooms: { guest: 20, account: 50, address: 200 },
  listedRooms: { guest: 3, account: 5, address: 20 },
  botRooms: { guest: 5, account: 15, address: 40 },
  roomsPerHour: { guest: 15, account: 30, address: 100 },
  roomsPerDay: { guest: 50, account: 100, address: 400 },
  dailyEntries: { guest: 9, account: 9, address: 90 },
  puzzleAnswers: { guest: 300, account: 600, address: 3000 },
  guestsPerHour: 100,
  mailsPerDay: { guest: 5, account: 10, address: 30 },
  mailsPerRecipient: 3,
  megabytesPerDay: 50,
  undos: 30,
  ratedGames: 5,
  leaderboardGames: 5,
}

const UNLIMITED = 1_000_000_000
const ANY: ScopedLimit = { guest: UNLIMITED, account: UNLIMITED, address: UNLIMITED }

/** No limits: for runs in which all clients share one address. */
export const NO_QUOTAS: QuotaLimits = {
  openRooms: ANY,
  listedRooms: ANY,
  botRooms: ANY,
  roomsPerHour: ANY,
  roomsPerDay: ANY,
  dailyEntries: ANY,
  puzzleAnswers: ANY,
  guestsPerHour: UNLIMITED,
  mailsPerDay: ANY,
  mailsPerRecipient: UNLIMITED,
  megabytesPerDay: UNLIMITED,
  undos: UNLIMITED,
  ratedGames: UNLIMITED,
  leaderboardGames: 1,
}
