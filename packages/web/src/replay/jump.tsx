import { useSight } from '../le-havre/state/sight.ts'
import { useWords, type Words } from '../state/words.ts'
import { useReplay } from './replay-state.ts'
import { SpeedChoice } from './transport.tsx'
import { type RoundBegun, turnAt } from './turns.ts'
import { useRounds } from './use-past.ts'

const roundText = ({ round }: RoundBegun, { replay }: Words): string =>
  round === null ? replay('jump.final') : replay('jump.round', { round })

/** Any turn of any round, and how fast the game plays by itself. */
export const Jump = () => {
  const words = useWords()
  const called = useSight()?.called ?? []
  const rounds = useRounds()
  const at = useReplay(({ at }) => at)
  const go = useReplay(({ go }) => go)
  return (
    <div className="sp">
      <label>
        {words.replay('jump')}
        <select value={turnAt(rounds, at)?.position ?? 0} onChange={({ target }) => go(Number(target.value))}>
          {rounds.map((round) => (
            <optgroup key={round.round ?? 'final'} label={roundText(round, words)}>
              {round.turns.map(({ position, turn, seat }) => (
                <option key={position} value={position}>
                  {roundText(round, words)}, {words.replay('jump.turn', { turn, player: called[seat] ?? '' })}
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
