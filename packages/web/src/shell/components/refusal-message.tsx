import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { lazyComponent } from '@quayside/table/page/lazy.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { Suspense } from 'react'
import { appRefusalText } from './refusal-text.ts'

const GameRefusal = lazyComponent(async () => (await import('./game-refusal-message.tsx')).GameRefusal)

/** The text of a refusal, for pages that do not load the games' texts. */
export const RefusalMessage = ({ refusal }: { readonly refusal: Refusal }) => {
  const own = appRefusalText(refusal, useSiteTexts())
  return (
    <p className={controls.trouble}>
      {own ?? (
        <Suspense>
          <GameRefusal refusal={refusal} />
        </Suspense>
      )}
    </p>
  )
}
