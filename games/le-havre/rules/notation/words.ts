/** The words that commands are written in. */
import { BUILDINGS } from '../catalogue/catalogue.ts'
import { TOKENS, type Token } from '../catalogue/goods.ts'
import { SHIPS } from '../catalogue/ships.ts'

const SHIP_WORDS = SHIPS.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))

/** The word for a ship card. */
export const shipWord = (ship: number): string => SHIP_WORDS[ship] ?? ''

/** -1 where no ship is called so. */
export const shipNamed = (word: string): number => SHIP_WORDS.indexOf(word)

export const buildingWord = (card: number): string => BUILDINGS[card]?.name ?? ''

export const tokenWord = (token: Token): string => (TOKENS[token] ?? '').replace('_', '-')

export const TOKEN_WORDS = TOKENS.map((_, token) => tokenWord(token))

/** Each word at the number of its order. */
export const RETURN_WORDS: readonly string[] = ['same', 'swapped', 'unseen']

export const UNSEEN_WORD = 'unseen'
