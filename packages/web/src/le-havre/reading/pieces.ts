/** A line of icons with their numbers, as cards print it. */
import { type Bundle, TOKENS, type TokenName } from '@quayside/le-havre'
import type { TableTexts } from '@quayside/texts/table'
import { type IconName, tokenIcon } from '../../icons/icon-names.ts'

export type Piece =
  | { readonly kind: 'icon'; readonly icon: IconName; readonly amount: string | null }
  | { readonly kind: 'arrow' }
  | { readonly kind: 'words'; readonly say: (board: TableTexts['board']) => string }

export const icon = (name: IconName, amount: number | string | null = null): Piece => ({
  kind: 'icon',
  icon: name,
  amount: amount === null ? null : String(amount),
})

export const arrow: Piece = { kind: 'arrow' }

export const words = (say: (board: TableTexts['board']) => string): Piece => ({ kind: 'words', say })

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
