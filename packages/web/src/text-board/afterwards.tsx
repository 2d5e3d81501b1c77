import { addressOf } from '@quayside/table/page/address.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { EndNotes } from '../shell/end/end-notes.tsx'
import { LookBack } from '../shell/end/look-back.tsx'
import { useRematch } from '../shell/end/rematch.ts'
import { ExportButtons } from '../shell/parts/export-buttons.tsx'

/** What can be done when the game is over. */
export const Afterwards = ({ id }: { readonly id: string }) => {
  const { shell } = useWords()
  const rematch = useRematch(id)
  return (
    <section className="tb-afterwards" aria-labelledby="tb-afterwards">
      <EndNotes id={id} />
      <h3 id="tb-afterwards">{shell('end.next')}</h3>
      <div className="sh-row">
        {rematch !== null && (
          <button type="button" className="sh-button sh-primary" onClick={rematch}>
            {shell('end.rematch')}
          </button>
        )}
        <LookBack id={id} />
        <ExportButtons id={id} className="sh-button" />
        <a className="sh-button" href={addressOf({ page: 'home' })}>
          {shell('home')}
        </a>
      </div>
    </section>
  )
}
