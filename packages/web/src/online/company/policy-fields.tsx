import { lazy, Suspense } from 'react'
import type { GameName } from '../../host/games.ts'
import { usePeopleWords } from '../people-words.ts'

/** Every game has its own things to settle in advance. */
const FIELDS = {
  'le-havre': lazy(async () => ({
    default: (await import('./le-havre-policy-fields.tsx')).LeHavrePolicyFields,
  })),
  'packet-row': lazy(async () => ({
    default: (await import('./packet-row-policy-fields.tsx')).PacketRowPolicyFields,
  })),
} as const

/** What the server settles for the person at once. */
export const PolicyFields = ({ game }: { readonly game: GameName }) => {
  const people = usePeopleWords()
  const Fields = FIELDS[game]
  return (
    <fieldset className="on-policies">
      <legend>{people('policies')}</legend>
      <p className="sh-quiet">{people('policies.hint')}</p>
      <Suspense>
        <Fields />
      </Suspense>
    </fieldset>
  )
}
