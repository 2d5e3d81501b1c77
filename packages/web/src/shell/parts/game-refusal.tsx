import type { Refusal } from '@quayside/kernel'
import { lazy, Suspense } from 'react'
import { speakerOf } from '../../host/said-by.ts'
import { whyNotOnline } from '../../online/why-not.ts'
import { useWords } from '../../state/words.ts'

const PacketRow = lazy(async () => ({
  default: (await import('../../packet-row/why-not.tsx')).PacketRowWhyNot,
}))

interface GameRefusalProps {
  readonly refusal: Refusal
  /** Who is asked where the refusal does not tell. */
  readonly game?: string
}

/** Why not, in the words of the game that has said so. */
export const GameRefusal = ({ refusal, game }: GameRefusalProps) => {
  const words = useWords()
  return (speakerOf(refusal) ?? game) === 'packet-row' ? (
    <Suspense>
      <PacketRow refusal={refusal} />
    </Suspense>
  ) : (
    whyNotOnline(refusal, words)
  )
}
