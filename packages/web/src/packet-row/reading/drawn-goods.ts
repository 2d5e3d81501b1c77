import type { Texts } from '@quayside/packet-row/language'
import { drawn } from '../../table/log/drawn.ts'

/** The same language for whoever sees: goods are drawn where they are counted. */
export const withDrawnGoods = (texts: Texts): Texts => ({
  ...texts,
  goods: (good, amount) => drawn(texts.goods(good, amount), amount, `g-${good}`),
})
