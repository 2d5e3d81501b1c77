/** Words of the notation for ships, tokens and orders. */
import { TOKENS, type Token, tokenName } from '../catalogue/goods.ts'
import { SHIPS } from '../catalogue/ships.ts'

const SHIP_WORDS = SHIPS.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))

/** The notation word of a ship card. */
export const shipWord = (ship: number): string => SHIP_WORDS[ship] ?? ''

/** -1 if there is no such ship. */
export const shipNamed = (word: string): number => SHIP_WORDS.indexOf(word)

export const tokenWord = (token: Token): string => tokenName(token).replace('_', '-')

export const TOKEN_WORDS = TOKENS.map((_, token) => tokenWord(token))

export const UNSEEN_WORD = 'unseen'
