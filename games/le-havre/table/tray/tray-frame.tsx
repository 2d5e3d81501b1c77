/** The tray's frame with hints of a bot. */

import { HintChip as TrayHintChip } from '@quayside/table/tray/bot-hint.tsx'
import { TrayFrame as SharedTrayFrame, type TrayFrameProps } from '@quayside/table/tray/tray-frame.tsx'
import { lazy, Suspense, useContext } from 'react'
import { useTable } from '../state/use-game.ts'
import { TrayDecision } from './decision-context.ts'

/** The shared tray with the bot's hints. */
export const TrayFrame = ({ chips, ...frame }: Omit<TrayFrameProps, 'above'>) => (
  <SharedTrayFrame
    {...frame}
    above={<HintPanel />}
    chips={
      <>
        {chips}
        <HintChip />
      </>
    }
  />
)

/** Hidden while the viewer is not asked. */
export const HintChip = () => {
  const asking = useContext(TrayDecision)
  if (asking === null || asking.meanwhile !== null || asking.decision.asked.asks === 'supply') return null
  return <TrayHintChip />
}

const LazyHintPanel = lazy(async () => ({ default: (await import('./later-trays.ts')).HintPanel }))

export const HintPanel = () => {
  const isAsked = useContext(TrayDecision) !== null
  const hasAdvice = useTable(({ advice }) => advice !== null)
  return <Suspense>{isAsked && hasAdvice ? <LazyHintPanel /> : null}</Suspense>
}
