/** Says that nothing here is played, and how to go back or to play the first step after all. */
import { useEffect, useRef } from 'react'
import '../styles/rehearsal.css'
import { useGame } from '@quayside/table/game-context.ts'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { hideSandbox, useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import styles from './sandbox.module.css'
import { firstStep, isOutdated, lastDone, playFirstMove, useBegun } from './sandbox.ts'
import { useSandboxTexts } from './sandbox-texts.ts'

/** Focus would otherwise be lost with the button that was pressed; whoever writes goes on writing. */
const useFocus = () => {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const line = before instanceof HTMLInputElement ? before : null
    if (line === null) banner.current?.focus()
    return () => (line ?? document.querySelector<HTMLElement>('[data-key="rehearse"]'))?.focus()
  }, [])
  return banner
}

const Who = () => {
  const say = useSandboxTexts()
  const { names } = useGame()
  const seats = useTable(({ seats }) => seats)
  const rehearsed = useTable(({ rehearsed }) => rehearsed)
  const viewer = useTable(({ shown }) => shown?.viewer ?? 'spectator')
  if (viewer !== rehearsed && viewer !== 'spectator') return say('for', { player: names[viewer] ?? '' })
  return say(seats.some(({ bot }) => bot !== null) ? 'others.bots' : 'others.hand')
}

export const Banner = () => {
  const say = useSandboxTexts()
  const { choices } = useGame()
  const banner = useFocus()
  const history = useTable(({ history }) => history)
  const seats = useTable(({ seats }) => seats)
  const rehearsed = useTable(({ rehearsed }) => rehearsed)
  const move = useBegun(({ from }) => (from?.moveNumber ?? 0) + 1)
  const begun = useBegun()
  const movedOn = useBaseGame((game) => isOutdated(game, begun))
  const automatic = choices.useAutomatic()
  const first = firstStep({ history, rehearsed }, automatic)
  const last = lastDone({ history, seats }, automatic)
  const commit = (): void => {
    const refusal = first === undefined ? null : playFirstMove(first)
    if (refusal !== null) useTable.setState({ refusal })
  }
  return (
    <section
      className={styles.banner}
      data-ui="rehearsal"
      aria-label={say('rehearsal')}
      ref={banner}
      tabIndex={-1}
    >
      <Icon name="u-branch" />
      <div className={styles.says} role="status">
        <b>{say('rehearsal')}</b>
        <p>
          {say('from', { move })} <Who />
        </p>
        <p className={movedOn ? styles.warning : undefined}>{say(movedOn ? 'moved-on' : 'untouched')}</p>
      </div>
      <div className={styles.ways}>
        <span className={styles.ahead}>{say('ahead', { moves: history.length })}</span>
        <button
          type="button"
          disabled={last === undefined}
          onClick={() => last !== undefined && choices.undo(last.moveNumber)}
        >
          {say('undo')}
        </button>
        <button type="button" disabled={first === undefined} onClick={commit}>
          {say('commit')}
        </button>
        <button type="button" onClick={hideSandbox}>
          {say('back')}
        </button>
      </div>
    </section>
  )
}
