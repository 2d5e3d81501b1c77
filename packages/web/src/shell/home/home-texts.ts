import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { HomeMessages } from './messages/types.ts'
import type { Place } from './situation.ts'

export type SayHome = Translate<HomeMessages>

/** Texts of the home page for a returning player. */
export const useHomeTexts: () => SayHome = lazyTexts(
  lazyMessages<HomeMessages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
)

export const standingText = ({ place, distance }: Place, say: SayHome): string => {
  if (distance === 0) return say('standing.level')
  return place === 1 ? say('standing.first', { distance }) : say('standing.behind', { place, distance })
}
