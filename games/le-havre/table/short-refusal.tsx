import type { Refusal } from '@quayside/kernel'
import { Quantity } from '@quayside/table/icon-line.tsx'
import { useGameTexts } from './state/texts.ts'
import { shortRefusal } from './view-models/short-refusal.ts'

interface ShortRefusalProps {
  readonly refusal: Refusal
  readonly displayNames: readonly string[]
  readonly className: string | undefined
}

/** A refusal in about three words. */
export const ShortRefusal = ({ refusal, displayNames, className }: ShortRefusalProps) => {
  const { board } = useGameTexts()
  const { before, amount, icon, after } = shortRefusal(refusal, board, displayNames)
  return (
    <span className={className}>
      {before}
      {before !== '' && icon !== null && ' '}
      {icon !== null && amount !== null && <Quantity amount={amount} icon={icon} />}
      {after === '' ? '' : ` ${after}`}
    </span>
  )
}
