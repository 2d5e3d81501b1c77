/** New ids of renamed bot levels by their former ids, which stored games and older clients may still use. */
const FORMER_LEVELS: Readonly<Record<string, string>> = { harbourmaster: 'commodore' }

/** The current id of a bot level that comes from storage, a request or a command line. */
export const currentLevel = (id: string): string =>
  Object.hasOwn(FORMER_LEVELS, id) ? (FORMER_LEVELS[id] ?? id) : id
