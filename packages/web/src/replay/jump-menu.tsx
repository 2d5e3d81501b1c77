import { useTexts } from '@quayside/table/page/texts.ts'
import { SpeedChoice } from './playback-controls.tsx'
import styles from './replay.module.css'
import { bookmarkAt } from './replay-game.ts'
import { usePeople, useReplay, useRounds } from './replay-store.ts'
import { useReplayTexts, useRoundText } from './replay-texts.ts'

/** Jumps to a turn of a round, and sets the playback speed. */
export const JumpMenu = () => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const roundText = useRoundText()
  const rounds = useRounds()
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  const go = useReplay(({ go }) => go)
  return (
    <div className={styles.jump}>
      <label>
        <span>{tableTexts.replay('jump')}</span>
        <select
          value={bookmarkAt(rounds, moveNumber)?.position ?? 0}
          onChange={({ target }) => go(Number(target.value))}
        >
          {rounds.map((round) => (
            <optgroup key={round.round ?? 'final'} label={roundText(round.round)}>
              {round.stops.map((stop) => (
                <option key={stop.position} value={stop.position}>
                  {tableTexts.replay('jump.stop', {
                    round: roundText(round.round),
                    stop: texts.stop(stop, people),
                  })}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <SpeedChoice />
    </div>
  )
}
