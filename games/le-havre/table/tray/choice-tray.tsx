/** Tray for one of several option cards. If an item is selected on the table: what can be done with it, or why not. */

import { useLessonLock } from '@quayside/table/page/lesson-lock.ts'
import { Primary, Secondary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import { MoreOptions } from '@quayside/table/tray/more-options.tsx'
import { OptionCards } from '@quayside/table/tray/option-cards.tsx'
import { RecentEvents } from '@quayside/table/tray/recent-events.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { isSale } from '../../queries/auto-actions.ts'
import { type Command, leHavre, OFFERS, verbNameOf } from '../../rules/index.ts'
import { type BoardItem, useSelection } from '../state/selection.ts'
import { affordancesOf, itemsOf, whyNotBuildable } from '../view-models/affordances.ts'
import { buildSites } from '../view-models/build-sites.ts'
import { isOnPile } from '../view-models/card-piles.ts'
import { commandCard, type OptionCard, refusedCard, siteCard } from '../view-models/option-cards.ts'
import { type DecisionContext, useMarkPicked, useTrayDecision } from './decision-context.ts'
import { type OpenList, OptionLists, optionGroups } from './option-lists.tsx'
import { contextText, questionText } from './question-text.ts'
import { TrayFrame } from './tray-frame.tsx'

/** Number of cards in the tray; the others are in lists. */
const IN_TRAY = 3

/** Selecting a token or a round is not an answer; selecting a seat is one only if the question is about seats. */
const isChoosable = ({ kind }: BoardItem, { decision }: DecisionContext): boolean =>
  kind === 'seat' ? decision.asked.asks === 'evict' : kind !== 'token' && kind !== 'round'

/** Refusals that only mean that something else comes first. */
const IN_BETWEEN: ReadonlySet<string> = new Set([
  'action-under-way',
  'main-action-done',
  'finish-payment-first',
  'finish-feeding-first',
  'finish-interest-first',
  'not-now',
])

/** Options for the selected item, with refusals of the others except those that are only too early. */
const cardsFor = (item: BoardItem, cards: readonly OptionCard[], asking: DecisionContext): OptionCard[] => {
  const sites = item.kind === 'building' ? siteCards(item.card, asking) : []
  const affordances = affordancesOf(asking.view, asking.seat, item)
  const some = affordances.some(({ refusal }) => refusal === null)
  const other = affordances
    .filter(({ verb }) => sites.length === 0 || verb !== 'build')
    .filter(({ refusal }) => refusal === null || !(some && IN_BETWEEN.has(refusal.code)))
    .map(({ command, refusal }) =>
      refusal === null
        ? (cards.find(({ commands: [first] }) => first === command) ?? commandCard(command, asking))
        : refusedCard(command, refusal, asking),
    )
  return [...sites, ...other]
}

/** Where the selected proposal can be built, with the fee; empty if it is no proposal or cannot be paid. */
const siteCards = (card: number, asking: DecisionContext): OptionCard[] => {
  const { view, seat, meanwhile } = asking
  if (meanwhile !== null || !isOnPile(view, card) || whyNotBuildable(view, seat, card) !== null) return []
  return buildSites(view, seat, card).map((site) => siteCard(site, card, asking))
}

/** Sales and loans are never preselected. */
const isHarmless = ({ commands: [command] }: OptionCard): boolean =>
  command !== undefined && !isSale(command) && !['repay', 'borrow'].includes(verbNameOf(command))

const printed = ({ commands: [command] }: OptionCard): string =>
  command === undefined ? '' : leHavre.notation.print(command)

/** The commands that a lesson suggests now, and whether it allows a card. */
const useLessonCards = (cards: readonly OptionCard[], asking: DecisionContext) => {
  const { refuse, suggests } = useLessonLock()
  return useMemo(() => {
    if (refuse === null || suggests === null) return { suggested: [], isOpen: () => true }
    const asides = asking.decision.asides.map((command) => commandCard(command, asking))
    return {
      suggested: [...cards, ...asides].filter((card) => suggests(printed(card))),
      isOpen: (card: OptionCard): boolean => refuse(printed(card)) === null,
    }
  }, [refuse, suggests, cards, asking])
}

const once = (cards: readonly OptionCard[]): OptionCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

/** The chosen card, valid while this item is selected. */
interface Wanted {
  readonly card: OptionCard
  readonly item: BoardItem | null
}

/** If nothing can be done with the selected item, one card with all reasons leaves room for the offers. */
const withOffers = (cards: readonly OptionCard[], { texts }: DecisionContext): readonly OptionCard[] => {
  const [first] = cards
  if (first === undefined || cards.some(({ commands }) => commands.length > 0)) return cards
  return [{ ...first, detail: texts.game.sentences(cards.map(({ detail }) => detail)) }]
}

interface ChoiceTrayProps {
  /** The line above the question, if it is not the usual one. */
  readonly context?: string
  /** All answers, the most useful first. */
  readonly cards: readonly OptionCard[]
  /** The initially chosen answer. */
  readonly first: OptionCard | null
  /** Shown instead of answers while nothing is selected. */
  readonly placeholder?: ReactNode
  /** The amount that cannot be paid. */
  readonly short?: number
  /** Content below the question, for the chosen card. */
  readonly below?: (picked: OptionCard | null) => ReactNode
  /** An additional button. */
  readonly aside?: ReactNode
}

/** The digits of the offers are taken; the card of an offer has the same as the offer. */
const digitBesideOffers = (item: BoardItem | null): number =>
  (item?.kind === 'offer' ? item.offer : OFFERS.length) + 1

const NOTHING: readonly Command[] = []

export const ChoiceTray = ({
  context,
  cards,
  first,
  placeholder,
  short = 0,
  below,
  aside,
}: ChoiceTrayProps) => {
  const asking = useTrayDecision()
  const { view, seat, texts, decision, meanwhile, decide } = asking
  const item = useSelection(({ item }) => item)
  const select = useSelection(({ select }) => select)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [open, setOpen] = useState<OpenList | null>(null)
  const about = useMemo(
    () => (item === null || !isChoosable(item, asking) ? [] : cardsFor(item, cards, asking)),
    [item, cards, asking],
  )

  const { suggested, isOpen } = useLessonCards(cards, asking)

  // Selecting another item clears the chosen option. In a lesson, the main action must be found on the table.
  const preselected = [
    ...about.filter(isHarmless),
    ...(first === null ? [] : [first]),
    ...(decision.asked.asks === 'main-action' ? [] : suggested),
  ]
  const picked = (wanted?.item === item ? wanted.card : null) ?? preselected.find(isOpen) ?? null
  const answers = placeholder === undefined ? cards : []
  const inTray = once([...about, ...suggested, ...(first === null ? [] : [first]), ...answers]).slice(
    0,
    IN_TRAY,
  )
  const shown =
    picked === null || inTray.some(({ id }) => id === picked.id)
      ? inTray
      : [picked, ...inTray].slice(0, IN_TRAY)
  const visible = placeholder === undefined ? shown : withOffers(shown, asking)
  const beside = visible.length < 2 ? (placeholder ?? null) : null
  const want = (card: OptionCard): void => {
    const [command] = card.commands
    const [chosen = item] =
      command === undefined || about.some(({ id }) => id === card.id) ? [] : itemsOf(view, seat, command)
    const onTable = chosen !== null && isChoosable(chosen, asking) ? chosen : item
    setOpen(null)
    select(onTable)
    setWanted({ card, item: onTable })
  }
  useMarkPicked(picked?.commands ?? NOTHING)
  const isAboutItem = picked !== null && about.some(({ id }) => id === picked.id)
  useEffect(() => {
    if (!isAboutItem || picked === null) return
    const confirm = (): void => decide(picked.commands)
    useSelection.setState({ confirm })
    return () => useSelection.setState({ confirm: null })
  }, [isAboutItem, picked, decide])

  return (
    <TrayFrame
      context={context ?? meanwhile?.context ?? contextText(asking)}
      startsFolded={placeholder !== undefined || decision.asked.asks === 'end-turn'}
      answers={cards.length}
      question={
        meanwhile === null ? questionText(decision.asked, short, asking) : texts.tray('sell-or-repay')
      }
      chips={
        <>
          <OptionLists open={open} onOpen={setOpen} cards={cards} shown={shown} />
          {meanwhile === null ? <RecentEvents /> : null}
        </>
      }
      options={
        <>
          {open === null ? null : (
            <MoreOptions
              groups={optionGroups(open, cards, asking)}
              picked={picked?.id ?? null}
              onPick={want}
              onClose={() => setOpen(null)}
            />
          )}
          {open === null && visible.length > 0 ? (
            <OptionCards
              cards={visible}
              picked={picked?.id ?? null}
              onPick={want}
              first={beside === null ? 1 : digitBesideOffers(item)}
            />
          ) : null}
          {open === null ? beside : null}
        </>
      }
      go={
        <>
          <Primary
            label={picked?.label ?? texts.tray('choose-one')}
            disabled={picked === null}
            onClick={() => {
              if (picked !== null) decide(picked.commands)
            }}
          />
          <div className={trayStyles.row}>
            {aside}
            {meanwhile === null ? (
              <UndoButton />
            ) : (
              <Secondary label={texts.tray('close')} shortcut="close" onClick={meanwhile.close} />
            )}
          </div>
          {meanwhile === null ? <UndoLine /> : null}
        </>
      }
    >
      {below?.(picked)}
    </TrayFrame>
  )
}
