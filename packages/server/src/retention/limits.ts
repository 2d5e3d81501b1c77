/** How long what is not used any more is kept; `docs/hosting/settings.md` has each as a setting. */

/** In days where nothing else is said; 0 for ever. */
export interface RetentionLimits {
  /** Guests who never sat in a room, since they were last here. */
  readonly unusedGuests: number
  /** Guests with games, since they were last here. */
  readonly guests: number
  /** Browsers that signed in, since they were last used. */
  readonly sessions: number
  /** Rooms that wait for people, since the last one sat down or stood up. */
  readonly waitingRooms: number
  /** Games that nobody goes on with, since the last move. */
  readonly abandonedRooms: number
  /** Finished games that do not count in the ratings; those that do are kept. */
  readonly unratedGames: number
  /** In minutes: a code that confirms a mail address. */
  readonly codeMinutes: number
}

export const RETENTION_LIMITS: RetentionLimits = {
  unusedGuests: 7,
  guests: 365,
  sessions: 180,
  waitingRooms: 14,
  abandonedRooms: 180,
  unratedGames: 90,
  codeMinutes: 60,
}
