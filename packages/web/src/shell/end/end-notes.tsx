import { useTable } from '@quayside/table/session/current-game.ts'
import { lazy, Suspense } from 'react'

const DealProof = lazy(async () => ({ default: (await import('../../online/deal-proof.tsx')).DealProof }))
const KeptUntil = lazy(async () => ({ default: (await import('../../online/room-expiry.tsx')).KeptUntil }))

/** What there is to say of a game at a server when it is over: whether its deal was fair, and how long it is kept. */
export const EndNotes = ({ id }: { readonly id: string }) => {
  const isOnline = useTable(({ line }) => line !== null)
  if (!isOnline) return null
  return (
    <Suspense>
      <DealProof room={id} />
      <KeptUntil room={id} />
    </Suspense>
  )
}
