import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { ExportButtons } from '../shell/components/export-game.tsx'
import { EndNotes, ReplayButtons, useRematch } from '../shell/end/after-game.tsx'
import styles from './text-board.module.css'

/** Buttons for a finished game: rematch, replay, export. */
export const GameOverActions = ({ id }: { readonly id: string }) => {
  const { shell } = useTexts()
  const rematch = useRematch(id)
  return (
    <section className={styles.afterwards} aria-labelledby="tb-afterwards">
      <EndNotes id={id} />
      <h3 id="tb-afterwards">{shell('end.next')}</h3>
      <div className={controls.row}>
        {rematch !== null && (
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={rematch}>
            {shell('end.rematch')}
          </button>
        )}
        <ReplayButtons id={id} className={controls.button} />
        <ExportButtons id={id} className={controls.button} />
        <a className={controls.button} href={addressOf({ page: 'home' })}>
          {shell('home')}
        </a>
      </div>
    </section>
  )
}
