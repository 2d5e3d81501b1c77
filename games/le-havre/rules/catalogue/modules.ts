/** Special buildings beyond the base game, which a table may add. */
export const MODULES = ['essen-2008', 'grand-hameau'] as const

export type ModuleName = (typeof MODULES)[number]
