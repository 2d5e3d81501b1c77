import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/address.ts'
import { useTexts } from '@quayside/table/page/words.ts'
import { GameRefusal } from '../shell/parts/game-refusal.tsx'
import tableScreen from '../shell/table/table-screen.module.css'

/** The game cannot be looked back at. */
export const Refused = ({ refusal }: { readonly refusal: Refusal }) => {
  const words = useTexts()
  return (
    <main className={tableScreen.still}>
      <h1>{words.shell('closed')}</h1>
      <p role="alert">
        <GameRefusal refusal={refusal} />
      </p>
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'home' })}>
        {words.shell('home')}
      </a>
    </main>
  )
}
