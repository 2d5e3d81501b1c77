/** What can be said at the keyboard besides the commands of the game. */
const ASIDES = ['help', 'board', 'log', 'secrets', 'hint', 'why', 'as', 'undo', 'save', 'quit'] as const

export type MetaCommand = (typeof ASIDES)[number]

/** The aside that a typed line begins with. */
export const parseMetaCommand = (typed: string): MetaCommand | null => {
  const [word] = typed.trim().toLowerCase().split(/\s+/)
  if (word === '?') return 'hint'
  return ASIDES.find((aside) => aside === word) ?? null
}
