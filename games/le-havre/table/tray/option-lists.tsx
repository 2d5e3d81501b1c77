/** Lists of all answers, purchases, and sales and repayments, with a chip for each list. */

import type { OptionGroup } from '@quayside/table/tray/more-options.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { type Command, verbNameOf } from '../../rules/index.ts'
import { isPurchase } from '../view-models/decision.ts'
import { commandCard, type OptionCard } from '../view-models/option-cards.ts'
import { type DecisionContext, useTrayDecision } from './decision-context.ts'

export type OpenList = 'all' | 'buy' | 'sell'

const verbOf = ({ commands: [command] }: OptionCard): string =>
  command === undefined ? '' : verbNameOf(command)

/** The answers by kind, then purchases, then sales and repayments. */
export const optionGroups = (
  open: OpenList,
  cards: readonly OptionCard[],
  asking: DecisionContext,
): OptionGroup<Command>[] => {
  const { tray } = asking.texts
  const aside = (commands: readonly Command[]): OptionCard[] =>
    commands
      .map((command) => commandCard(command, asking))
      .filter(({ id }) => cards.every((card) => card.id !== id))
  const { asides } = asking.decision
  const groups: Readonly<Record<Exclude<OpenList, 'all'> | 'rest' | 'enter', OptionGroup<Command>>> = {
    rest: { title: tray('options'), cards: cards.filter((card) => verbOf(card) !== 'enter') },
    enter: { title: tray('options.buildings'), cards: cards.filter((card) => verbOf(card) === 'enter') },
    buy: { title: tray('options.buy'), cards: aside(asides.filter(isPurchase)) },
    sell: {
      title: tray('options.sell'),
      cards: aside(asides.filter((command) => !isPurchase(command))),
    },
  }
  const listed = open === 'all' ? [groups.rest, groups.enter, groups.buy, groups.sell] : [groups[open]]
  return listed.filter(({ cards: found }) => found.length > 0)
}

interface AsidesProps {
  readonly open: OpenList | null
  readonly onOpen: (list: OpenList | null) => void
  readonly cards: readonly OptionCard[]
  /** The cards that are visible in the tray. */
  readonly shown: readonly OptionCard[]
}

export const OptionLists = ({ open, onOpen, cards, shown }: AsidesProps) => {
  const { decision, texts } = useTrayDecision()
  const { tray } = texts
  const count = (fits: (command: Command) => boolean): number =>
    decision.asides.filter(
      (command) => fits(command) && cards.every(({ commands }) => commands[0] !== command),
    ).length
  const purchases = count(isPurchase)
  const others = count((command) => !isPurchase(command))
  const hidden = cards.some(({ id }) => shown.every((card) => card.id !== id))
  const chips = [
    {
      list: 'all' as const,
      label: tray('options.more', { number: cards.length + purchases + others }),
      number: hidden ? 1 : 0,
    },
    { list: 'buy' as const, label: tray('chip.buy', { number: purchases }), number: purchases },
    { list: 'sell' as const, label: tray('sell-or-repay'), number: others },
  ].filter(({ number }) => number > 0)
  return chips.map(({ list, label }) => (
    <button
      key={list}
      type="button"
      className={trayStyles.chip}
      data-key={list}
      aria-pressed={open === list}
      onClick={() => onOpen(open === list ? null : list)}
    >
      {label}
    </button>
  ))
}
