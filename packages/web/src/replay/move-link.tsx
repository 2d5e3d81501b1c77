import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useState } from 'react'
import { copy } from '../shell/components/export-game.tsx'
import styles from './replay.module.css'
import { packGame } from './replay-link.ts'
import { useReplay, useReplayGame } from './replay-store.ts'

type CopyState = 'copied' | 'under-way' | { readonly take: string }

/** Copies a link to this move that contains the whole game; a game under way has none, because it would reveal hidden cards. */
export const MoveLink = () => {
  const { replay } = useTexts()
  const { text, seats } = useReplayGame()
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  const [answer, setAnswer] = useState<{ readonly moveNumber: number; readonly state: CopyState } | null>(
    null,
  )
  const take = async (): Promise<CopyState> => {
    if (text === null) return 'under-way'
    const source = await packGame({ text, seats })
    const { href } = new URL(
      addressOf({ page: 'replay', source, position: moveNumber, review: false }),
      location.href,
    )
    return (await copy(href)) ? 'copied' : { take: href }
  }
  // The status of another move's link is not shown.
  const state = answer?.moveNumber === moveNumber ? answer.state : null
  return (
    <>
      <button
        type="button"
        className={`${trayStyles.button} ${trayStyles.secondary}`}
        onClick={() => void take().then((copied) => setAnswer({ moveNumber, state: copied }))}
      >
        <Icon name="u-link" />
        {replay('link')}
      </button>
      <div className={styles.linkNote} role="status">
        {state === 'copied' && replay('link.copied')}
        {state === 'under-way' && replay('link.under-way')}
        {state !== null && typeof state === 'object' && (
          <label>
            {replay('link.take')}
            <input readOnly value={state.take} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </div>
    </>
  )
}
