/** What others did since the person acted: a chip, and the list that it opens. */
import { eventText } from '@quayside/texts/le-havre'
import { useMemo, useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useWords } from '../../../state/words.ts'
import { sinceLastAct } from '../../reading/since.ts'
import { useChoices } from '../../state/choices.ts'
import { useSight } from '../../state/sight.ts'
import { useTable } from '../../state/table.ts'

export const Since = () => {
  const { tray, game } = useWords()
  const sight = useSight()
  const history = useTable(({ history }) => history)
  const automatic = useChoices(({ automatic }) => automatic)
  const [open, setOpen] = useState(false)
  const lines = useMemo(
    () => (sight === null ? [] : sinceLastAct(history, sight.viewer, automatic)),
    [history, sight, automatic],
  )
  if (lines.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="chip"
        data-key="since"
        aria-pressed={open}
        onClick={() => setOpen(!open)}
      >
        {tray('since', { number: lines.length })}
      </button>
      {open ? (
        <div className="more" data-more>
          <button
            type="button"
            className="ib close"
            data-key="close"
            aria-label={tray('close')}
            onClick={() => setOpen(false)}
          >
            <Icon name="u-close" />
          </button>
          <h3>{tray('since.title')}</h3>
          <ol className="told">
            {lines.map(({ key, event }) => (
              <li key={key}>{eventText(event, game, sight?.names)}</li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  )
}
