import { inlineIcon } from '@quayside/table/log/inline-icons.ts'
import type { Texts } from '../../language/index.ts'
import { TOKENS, type TokenName } from '../../rules/index.ts'
import { tokenIcon } from '../icons/icon-names.ts'

const isToken = (what: string): what is TokenName => TOKENS.some((token) => token === what)

/** The same language for whoever sees: tokens are drawn where they are counted. */
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
