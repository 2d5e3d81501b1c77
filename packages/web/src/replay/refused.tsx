import type { Refusal } from '@quayside/kernel'
import { addressOf } from '@quayside/table/page/address.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { GameRefusal } from '../shell/parts/game-refusal.tsx'

/** The game cannot be looked back at. */
export const Refused = ({ refusal }: { readonly refusal: Refusal }) => {
  const words = useWords()
  return (
    <main className="sh-still">
      <h1>{words.shell('closed')}</h1>
      <p role="alert">
        <GameRefusal refusal={refusal} />
      </p>
      <a className="sh-button sh-primary" href={addressOf({ page: 'home' })}>
        {words.shell('home')}
      </a>
    </main>
  )
}
