/** The counted try of a daily deal is a saved game with a name of its own; nothing helps whoever plays it. */
const COUNTED = /^daily-(?<date>\d{4}-\d\d-\d\d)-(?<kind>[a-z-]{1,16})$/
const PRACTICE = /^practice-(?<date>\d{4}-\d\d-\d\d)-(?<kind>[a-z]{1,16})-\w+$/

export interface TryName {
  readonly date: string
  readonly kind: string
}

export const countedTryId = ({ date, kind }: TryName): string => `daily-${date}-${kind}`

/** `unique` tells one practice game of a deal from another. */
export const practiceId = ({ date, kind }: TryName, unique: string): string =>
  `practice-${date}-${kind}-${unique}`

const nameIn = (id: string, pattern: RegExp): TryName | null => {
  const { date, kind } = pattern.exec(id)?.groups ?? {}
  return date === undefined || kind === undefined ? null : { date, kind }
}

/** The deal that a saved game is the counted try of; null for any other game. */
export const countedTry = (id: string | null): TryName | null => nameIn(id ?? '', COUNTED)

/** The deal that a saved game practices; null for any other game. */
export const practicedDeal = (id: string | null): TryName | null => nameIn(id ?? '', PRACTICE)

export const isCountedTry = (id: string | null): boolean => countedTry(id) !== null
