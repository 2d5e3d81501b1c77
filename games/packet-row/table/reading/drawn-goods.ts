import { inlineIcon } from '@quayside/table/log/inline-icons.ts'
import type { Texts } from '../../language/index.ts'

/** The same language for whoever sees: goods are drawn where they are counted. */
export const withDrawnGoods = (texts: Texts): Texts => ({
  ...texts,
  goods: (good, amount) => inlineIcon(texts.goods(good, amount), amount, `g-${good}`),
})
