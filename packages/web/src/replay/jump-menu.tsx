import { useTexts } from '@quayside/table/page/texts.ts'
import { SpeedChoice } from './playback-controls.tsx'
import styles from './replay.module.css'
import { stopAt } from './replay-game.ts'
import { usePeople, useReplay, useRounds } from './replay-store.ts'
import { useRoundText, useSpoken } from './replay-texts.ts'

/** Any part of any round, and how fast the game plays by itself. */
export const Jump = () => {
  const words = useTexts()
  const spoken = useSpoken()
  const people = usePeople()
  const roundText = useRoundText()
  const rounds = useRounds()
  const at = useReplay(({ at }) => at)
  const go = useReplay(({ go }) => go)
  return (
    <div className={styles.jump}>
      <label>
        <span>{words.replay('jump')}</span>
        <select value={stopAt(rounds, at)?.position ?? 0} onChange={({ target }) => go(Number(target.value))}>
          {rounds.map((round) => (
            <optgroup key={round.round ?? 'final'} label={roundText(round.round)}>
              {round.stops.map((stop) => (
                <option key={stop.position} value={stop.position}>
                  {words.replay('jump.stop', {
                    round: roundText(round.round),
                    stop: spoken.stop(stop, people),
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
