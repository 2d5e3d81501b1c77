import type { Refusal } from '@quayside/kernel'
import { Quantity } from '@quayside/table/icon-line.tsx'
import cardStyles from '@quayside/table/mini-cards.module.css'
import { useGameTexts } from './state/texts.ts'
import { shortRefusal } from './view-models/short-refusal.ts'

interface WhyProps {
  readonly refusal: Refusal
  readonly called: readonly string[]
  readonly className: string | undefined
}

/** A refusal in about three words. */
export const ShortRefusal = ({ refusal, called, className }: WhyProps) => {
  const { board } = useGameTexts()
  const { before, amount, icon, after } = shortRefusal(refusal, board, called)
  return (
    <span className={icon === null ? `${className} ${cardStyles.plain}` : className}>
      {before}
      {icon !== null && amount !== null && <Quantity amount={amount} icon={icon} />}
      {after}
    </span>
  )
}
