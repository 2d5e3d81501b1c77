import { useTexts } from '@quayside/table/page/words.ts'
import { useSpoken } from './replay-texts.ts'

/** What a round is called; null is what comes after the last one. */
export const useRoundText = (): ((round: number | null) => string) => {
  const { replay } = useTexts()
  const { afterwards } = useSpoken()
  return (round) => (round === null ? afterwards : replay('jump.round', { round }))
}
