/** How much guests, accounts and addresses may use; `docs/hosting/settings.md` has each as a setting. */

/** An address is a network to limits: one of IPv4, or the first half of one of IPv6. */
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
  /** Tries of daily deals handed in per day. */
  readonly dailyEntries: ScopedLimit
  /** From one address. */
  readonly guestsPerHour: number
  /** Confirmation mails, by sender. */
  readonly mailsPerDay: ScopedLimit
  /** Confirmation mails to one recipient, by any sender. */
  readonly mailsPerRecipient: number
  /** What one address may add to the store in a day. */
  readonly megabytesPerDay: number
  /** How often a game may go back to the same position. */
  readonly undos: number
  /** Rated games per day of the same two players. */
  readonly ratedGames: number
  /** Rated games before a player is listed on a leaderboard. */
  readonly leaderboardGames: number
}

/** Generous for a club behind one address, deadly for floods. */
export const QUOTA_LIMITS: QuotaLimits = {
  openRooms: { guest: 20, account: 50, address: 200 },
  listedRooms: { guest: 3, account: 5, address: 20 },
  botRooms: { guest: 5, account: 15, address: 40 },
  roomsPerHour: { guest: 15, account: 30, address: 100 },
  roomsPerDay: { guest: 50, account: 100, address: 400 },
  dailyEntries: { guest: 9, account: 9, address: 90 },
  guestsPerHour: 100,
  mailsPerDay: { guest: 5, account: 10, address: 30 },
  mailsPerRecipient: 3,
  megabytesPerDay: 50,
  undos: 30,
  ratedGames: 5,
  leaderboardGames: 5,
}

const MOST = 1_000_000_000
const ANY: ScopedLimit = { guest: MOST, account: MOST, address: MOST }

/** No limits: for runs in which all clients share one address. */
export const NO_QUOTAS: QuotaLimits = {
  openRooms: ANY,
  listedRooms: ANY,
  botRooms: ANY,
  roomsPerHour: ANY,
  roomsPerDay: ANY,
  dailyEntries: ANY,
  guestsPerHour: MOST,
  mailsPerDay: ANY,
  mailsPerRecipient: MOST,
  megabytesPerDay: MOST,
  undos: MOST,
  ratedGames: MOST,
  leaderboardGames: 1,
}
