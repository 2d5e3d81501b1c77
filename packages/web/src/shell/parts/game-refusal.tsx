import type { Refusal } from '@quayside/kernel'
import { lazy, Suspense } from 'react'
import { speakerOf } from '../../host/said-by.ts'
import { useWords } from '../../state/words.ts'
import { whyNot } from './why-not.ts'

const PacketRow = lazy(async () => ({
  default: (await import('../../packet-row/why-not.tsx')).PacketRowWhyNot,
}))

const Online = lazy(async () => ({ default: (await import('../../online/why-not.ts')).WhyNotOnline }))

interface GameRefusalProps {
  readonly refusal: Refusal
  /** Who is asked where the refusal does not tell. */
  readonly game?: string
  /** Whether a server may have said so. */
  readonly isOnline?: boolean
}

/** Why not, in the words of the game that has said so. */
export const GameRefusal = ({ refusal, game, isOnline = false }: GameRefusalProps) => {
  const words = useWords()
  const isPacketRow = (speakerOf(refusal) ?? game) === 'packet-row'
  if (!isPacketRow && !isOnline) return whyNot(refusal, words)
  return <Suspense>{isPacketRow ? <PacketRow refusal={refusal} /> : <Online refusal={refusal} />}</Suspense>
}
