/** Creates the `useTopics` hook of a rulebook from the game's messages, which are loaded lazily. */
import type { Rulebook, Topic } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import type { SayRules } from '@quayside/texts/messages/rules'
import { useMemo } from 'react'
import { lazyTexts } from '../page/lazy.ts'

export const topicsHook = <Texts>(
  load: (locale: Locale) => Promise<Texts>,
  topicsOf: (say: SayRules, texts: Texts) => readonly Topic[],
): Rulebook['useTopics'] => {
  const useBookTexts = lazyTexts(load)
  return (say) => {
    const texts = useBookTexts()
    return useMemo(() => topicsOf(say, texts), [say, texts])
  }
}
