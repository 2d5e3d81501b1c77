/** Ids of saved games that are tries of a daily deal. The counted try allows no hints, undo or sandbox. */
const COUNTED = /^daily-(?<date>\d{4}-\d\d-\d\d)-(?<kind>[a-z-]{1,16})$/
const PRACTICE = /^practice-(?<date>\d{4}-\d\d-\d\d)-(?<kind>[a-z]{1,16})-\w+$/

export interface TryName {
  readonly date: string
  readonly kind: string
}

export const countedTryId = ({ date, kind }: TryName): string => `daily-${date}-${kind}`

/** `unique` distinguishes several practice games of the same deal. */
export const practiceId = ({ date, kind }: TryName, unique: string): string =>
  `practice-${date}-${kind}-${unique}`

const nameIn = (id: string, pattern: RegExp): TryName | null => {
  const { date, kind } = pattern.exec(id)?.groups ?? {}
  return date === undefined || kind === undefined ? null : { date, kind }
}

/** The deal whose counted try this saved game is; null for any other game. */
export const countedTry = (id: string | null): TryName | null => nameIn(id ?? '', COUNTED)

/** The deal that this saved game is practice for; null for any other game. */
export const practicedDeal = (id: string | null): TryName | null => nameIn(id ?? '', PRACTICE)

export const isCountedTry = (id: string | null): boolean => countedTry(id) !== null
