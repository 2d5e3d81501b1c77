/** Tokens as icons with their numbers. */
import { type Bundle, TOKENS, type TokenName } from '@quayside/le-havre'
import { tokenIcon } from '../../icons/icon-names.ts'
import { icon, type Piece } from '../../table/piece.ts'

export { arrow, icon, type Piece, words } from '../../table/piece.ts'

const nameOf = (token: number): TokenName => TOKENS[token] ?? 'franc'

export const tokenPiece = (token: number, amount: number | string | null = null): Piece =>
  icon(tokenIcon(nameOf(token)), amount)

/** Each token with its number. */
export const bundlePieces = (bundle: Bundle): Piece[] =>
  bundle.map(({ token, amount }) => tokenPiece(token, amount))

/** Several tokens of one each need no numbers. */
export const barePieces = (bundle: Bundle): Piece[] =>
  bundle.length > 1 && bundle.every(({ amount }) => amount === 1)
    ? bundle.map(({ token }) => tokenPiece(token))
    : bundlePieces(bundle)
