/** Those of the bots that can tell what they think. */
export const ADVICE_LEVELS = ['mate', 'captain', 'commodore'] as const

export type AdviceLevel = (typeof ADVICE_LEVELS)[number]
