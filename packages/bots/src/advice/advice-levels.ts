/** Levels that can give advice. */
export const ADVICE_LEVELS = ['mate', 'captain', 'commodore'] as const

export type AdviceLevel = (typeof ADVICE_LEVELS)[number]
