import type { Refusal } from '@quayside/kernel'
import { useTexts } from '@quayside/table/page/texts.ts'
import { lazy, Suspense } from 'react'
import { refusingGame } from '../../backend/game-registry.ts'
import { useLanguage } from '../../games.ts'
import { siteRefusalText } from './refusal-text.ts'

const Online = lazy(async () => ({
  default: (await import('../../online/server-refusal-text.ts')).ServerRefusalMessage,
}))

interface GameRefusalProps {
  readonly refusal: Refusal
  /** The game to ask where the refusal is not tagged. */
  readonly game?: string
  /** Whether the refusal may come from a server. */
  readonly isOnline?: boolean
}

const RefusalText = ({ refusal, game, isOnline }: GameRefusalProps) => {
  const texts = useTexts()
  const gameText = useLanguage(refusingGame(refusal) ?? game ?? null)?.refusal(refusal)
  if (typeof gameText === 'string') return gameText
  return isOnline ? <Online refusal={refusal} /> : siteRefusalText(refusal, texts)
}

/** The text of a refusal from the game that gave it. */
export const GameRefusal = (props: GameRefusalProps) => (
  <Suspense>
    <RefusalText {...props} />
  </Suspense>
)
