/** The banner of a sandbox: nothing is saved; buttons to undo, to close it, and to play its first move in the game. */

import { useGame } from '@quayside/table/game-context.tsx'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { hideSandbox, useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { useEffect, useRef } from 'react'
import styles from './sandbox.module.css'
import { useSandboxStart } from './sandbox.ts'
import { firstOwnStep, isOutdated, lastOwnStep, playFirstMove } from './sandbox-moves.ts'
import { useSandboxTexts } from './sandbox-texts.ts'

/** Moves the focus from the pressed button, which is gone, to the banner; a focused text field keeps it. */
const useFocus = () => {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const field = before instanceof HTMLInputElement ? before : null
    if (field === null) banner.current?.focus()
    return () => (field ?? document.querySelector<HTMLElement>('[data-key="try-moves"]'))?.focus()
  }, [])
  return banner
}

const Players = () => {
  const texts = useSandboxTexts()
  const { names } = useGame()
  const seats = useTable(({ seats }) => seats)
  const sandboxSeat = useTable(({ sandboxSeat }) => sandboxSeat)
  const viewer = useTable(({ currentFrame }) => currentFrame?.viewer ?? 'spectator')
  if (viewer !== sandboxSeat && viewer !== 'spectator') return texts('for', { player: names[viewer] ?? '' })
  return texts(seats.some(({ bot }) => bot !== null) ? 'others.bots' : 'others.hand')
}

export const SandboxBanner = () => {
  const texts = useSandboxTexts()
  const { choices } = useGame()
  const banner = useFocus()
  const history = useTable(({ history }) => history)
  const seats = useTable(({ seats }) => seats)
  const sandboxSeat = useTable(({ sandboxSeat }) => sandboxSeat)
  const move = useSandboxStart(({ from }) => (from?.moveNumber ?? 0) + 1)
  const start = useSandboxStart()
  const isOld = useBaseGame((game) => isOutdated(game, start))
  const automatic = choices.useAutomatic()
  // The tray undoes the moves since another player's.
  const isUndoInTray = choices.useUndoTarget() !== null
  const first = firstOwnStep({ history, sandboxSeat }, automatic)
  const last = lastOwnStep({ history, seats }, automatic)
  const commit = (): void => {
    const refusal = first === undefined ? null : playFirstMove(first)
    if (refusal !== null) useTable.setState({ refusal })
  }
  return (
    <section
      className={`${layout.row} ${styles.banner}`}
      data-ui="sandbox"
      aria-label={texts('sandbox')}
      ref={banner}
      tabIndex={-1}
    >
      <Icon name="u-branch" />
      <div className={styles.says} role="status">
        <b>{texts('sandbox')}</b>
        <p>
          {texts('from', { move })} <Players />
        </p>
        <p className={isOld ? styles.warning : undefined}>{texts(isOld ? 'moved-on' : 'untouched')}</p>
      </div>
      <div className={styles.ways}>
        <span className={styles.ahead}>{texts('ahead', { moves: history.length })}</span>
        {last !== undefined && !isUndoInTray && (
          <button type="button" onClick={() => choices.undo(last.moveNumber)}>
            {texts('undo')}
          </button>
        )}
        <button type="button" disabled={first === undefined} onClick={commit}>
          {texts('commit')}
        </button>
        <button type="button" onClick={hideSandbox}>
          {texts('back')}
        </button>
      </div>
    </section>
  )
}
