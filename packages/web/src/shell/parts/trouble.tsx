import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { useHouseWords } from '@quayside/table/page/words.ts'
import { Suspense } from 'react'
import { latePiece } from '../../state/late-piece.ts'
import { ownRefusal } from './own-refusal.ts'

const GameRefusal = latePiece(async () => (await import('./game-refusal.tsx')).GameRefusal)

/** Why something was not done, on a page that has not met the games yet. */
export const Trouble = ({ refusal }: { readonly refusal: Refusal }) => {
  const own = ownRefusal(refusal, useHouseWords())
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
