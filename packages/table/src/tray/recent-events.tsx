/** What others did since the player's last move: a chip that opens a list. */

import { useMemo, useState } from 'react'
import barStyles from '../bar.module.css'
import { useGame } from '../game-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { stepsSinceOwnMove } from '../log/log-lines.ts'
import { TextWithIcons } from '../log/text-with-icons.tsx'
import { useTexts } from '../page/texts.ts'
import { useTable } from '../session/current-game.ts'
import layout from '../styles/layout.module.css'
import trayStyles from './tray.module.css'

export const RecentEvents = () => {
  const { tray } = useTexts()
  const { choices, linesOf, lineText } = useGame()
  const viewer = useTable(({ currentFrame }) => currentFrame?.viewer ?? 'spectator')
  const history = useTable(({ history }) => history)
  const automatic = choices.useAutomatic()
  const [open, setOpen] = useState(false)
  const lines = useMemo(
    () => linesOf(stepsSinceOwnMove(history, viewer, automatic)),
    [history, viewer, automatic, linesOf],
  )
  if (lines.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={trayStyles.chip}
        data-key="since"
        aria-pressed={open}
        onClick={() => setOpen(!open)}
      >
        {tray('since', { number: lines.length })}
      </button>
      {open ? (
        <div className={trayStyles.more} data-more>
          <button
            type="button"
            className={`${barStyles.iconButton} ${trayStyles.close}`}
            data-key="close"
            aria-label={tray('close')}
            onClick={() => setOpen(false)}
          >
            <Icon name="u-close" />
          </button>
          <h3>{tray('since.title')}</h3>
          <ol className={`${layout.column} ${trayStyles.sentences}`}>
            {lines.map(({ key, events }) => (
              <li key={key}>
                <TextWithIcons sentence={lineText(events, { isNamed: true, hasIcons: true })} />
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  )
}
