/** Tokens as icons with their numbers. */

import { type IconPart, icon } from '@quayside/table/icon-parts.ts'
import { inlineIcon } from '@quayside/table/log/inline-icons.ts'
import type { Texts } from '../../language/index.ts'
import { type EffectField, effectFields } from '../../queries/index.ts'
import { type Effect, TOKENS, type TokenAmounts, type TokenName } from '../../rules/index.ts'
import { tokenIcon } from '../icons/icon-names.ts'

export { arrow, type IconPart, icon, textPart } from '@quayside/table/icon-parts.ts'

const nameOf = (token: number): TokenName => TOKENS[token] ?? 'franc'

export const tokenPiece = (token: number, amount: number | string | null = null): IconPart =>
  icon(tokenIcon(nameOf(token)), amount)

/** Each token with its number. */
export const bundlePieces = (bundle: TokenAmounts): IconPart[] =>
  bundle.map(({ token, amount }) => tokenPiece(token, amount))

const UNIT_ICONS = { franc: 'm-franc', food: 'm-food', energy: 'm-energy', loan: 'm-loan' } as const

/** Icons from the fields of an effect, for kinds without a case of their own. */
export const fieldPieces = (effect: Effect): IconPart[] => effectFields(effect).flatMap(fieldPiece)

const fieldPiece = (field: EffectField): IconPart[] => {
  switch (field.kind) {
    case 'amount':
      return field.unit === null ? [] : [icon(UNIT_ICONS[field.unit], field.amount)]
    case 'kinds':
      return field.tokens.map((token) => tokenPiece(token))
    case 'bundle':
      return bundlePieces(field.tokens)
  }
}

/** Without numbers if there is one of each token. */
export const barePieces = (bundle: TokenAmounts): IconPart[] =>
  bundle.length > 1 && bundle.every(({ amount }) => amount === 1)
    ? bundle.map(({ token }) => tokenPiece(token))
    : bundlePieces(bundle)

const isToken = (what: string): what is TokenName => TOKENS.some((token) => token === what)

/** Texts in which counted tokens become inline icons. */
export const withDrawnTokens = (texts: Texts): Texts => {
  const count: Texts['count'] = (what, amount) => {
    const said = texts.count(what, amount)
    return isToken(what) ? inlineIcon(said, amount, tokenIcon(what)) : said
  }
  return {
    ...texts,
    count,
    tokens: (bundle) => {
      const parts = bundle.flatMap(({ token, amount }) => {
        const name = TOKENS[token]
        return name === undefined ? [] : [count(name, amount)]
      })
      return parts.length === 0 ? texts.tokens(bundle) : texts.list(parts, 'and')
    },
  }
}
