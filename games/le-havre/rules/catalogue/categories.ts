/** Craftsman, economic, industrial, public, non-building, ship. */
export const CATEGORIES = ['C', 'E', 'I', 'P', 'N', 'S'] as const

export type Category = (typeof CATEGORIES)[number]
