/** Words that can be typed at a prompt in addition to the commands of the game. */
const META_COMMANDS = ['help', 'board', 'log', 'hand', 'hint', 'why', 'as', 'undo', 'save', 'quit'] as const

export type MetaCommand = (typeof META_COMMANDS)[number]

const SYNONYMS: ReadonlyMap<string, MetaCommand> = new Map([
  ['?', 'hint'],
  ['secrets', 'hand'],
])

/** The meta command that a typed line begins with. */
export const parseMetaCommand = (typed: string): MetaCommand | null => {
  const [first = ''] = typed.trim().toLowerCase().split(/\s+/)
  return SYNONYMS.get(first) ?? META_COMMANDS.find((command) => command === first) ?? null
}
