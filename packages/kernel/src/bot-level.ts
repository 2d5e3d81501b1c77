/** The ids of bot levels that were renamed, by their name before: a stored game or an older client may still use them. */
const FORMER_LEVELS: Readonly<Record<string, string>> = { harbourmaster: 'commodore' }

/** Today's id of a bot level that is read from outside: storage, a request, a command line. */
export const currentLevel = (id: string): string =>
  Object.hasOwn(FORMER_LEVELS, id) ? (FORMER_LEVELS[id] ?? id) : id
