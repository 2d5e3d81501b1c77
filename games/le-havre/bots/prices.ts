/** Rough worth of tokens in francs, only to put payments and choices into an order worth looking at. */
import { TOKENS } from '../rules/index.ts'

const PRICES: Readonly<Record<string, number>> = {
  fish: 0.8,
  wood: 0.8,
  clay: 1,
  iron: 2.2,
  grain: 1.2,
  cattle: 2.6,
  coal: 2.6,
  hide: 1.8,
  smoked_fish: 1.7,
  charcoal: 2.2,
  brick: 2.2,
  steel: 7.5,
  bread: 2.2,
  meat: 2.4,
  coke: 5,
  leather: 3.6,
  franc: 1,
}

export const PRICE: readonly number[] = TOKENS.map((name) => PRICES[name] ?? 0)
