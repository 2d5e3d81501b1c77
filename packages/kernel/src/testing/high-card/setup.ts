import { random, shuffle } from '../../random.ts'
import { accept, type Result, refused } from '../../refusal.ts'
import { CARDS, HAND, type Options, type State } from './state.ts'

export const options = (raw: unknown): Result<Options> => {
  const { players = 2, coins = 3 } = (raw ?? {}) as Partial<Record<keyof Options, unknown>>
  if (typeof players !== 'number' || ![2, 3, 4].includes(players))
    return refused('players', { from: 2, to: 4 })
  if (typeof coins !== 'number' || ![0, 1, 2, 3, 4, 5].includes(coins))
    return refused('coins', { from: 0, to: 5 })
  return accept({ players, coins })
}

export const setup = ({ players, coins }: Options, seed: string): State => {
  const deck = shuffle(CARDS, random(seed))
  const each = <Item>(make: () => Item): Item[] => Array.from({ length: players }, make)
  return {
    deck,
    hands: each(() => deck.splice(-HAND).sort((one, other) => one - other)),
    committed: each(() => null),
    played: [],
    coins: each(() => coins),
    points: each(() => 0),
    borrowed: each(() => false),
    payer: null,
  }
}
