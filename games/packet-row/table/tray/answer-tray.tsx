/** Tray for taking a card or passing, or naming an area: one of several option cards. */

import type { Refusal, Seat } from '@quayside/kernel'
import { useLessonLock } from '@quayside/table/page/lesson-lock.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { HintChip } from '@quayside/table/tray/bot-hint.tsx'
import { Primary, Secondary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import { MoreOptions } from '@quayside/table/tray/more-options.tsx'
import { OptionCards } from '@quayside/table/tray/option-cards.tsx'
import { RecentEvents } from '@quayside/table/tray/recent-events.tsx'

import trayStyles from '@quayside/table/tray/tray.module.css'
import { TrayFrame } from '@quayside/table/tray/tray-frame.tsx'
import { useMemo, useState } from 'react'
import { AREAS, packetRow } from '../../rules/index.ts'
import { type BoardItem, useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useTable } from '../state/use-game.ts'
import { itemOf } from '../view-models/answer-items.ts'
import {
  answersOf,
  cardsFor,
  cashCards,
  type OptionCard,
  type OptionContext,
} from '../view-models/option-cards.ts'
import { closeHints, useHints } from './bot-hint.ts'
import { useTrayDecision } from './decision-context.ts'
import { PassRoundButton } from './pass-round-button.tsx'
import styles from './tray.module.css'

/** Number of cards in the tray; the others are in lists. */
const IN_TRAY = 4

const questionOf = ({ literal, packet }: TableView): string => {
  switch (literal.phase) {
    case 'naming':
      return packet('ask.name')
    case 'last-choice':
      return packet('ask.last-choice')
    case 'deciding':
      return packet(literal.named.length === AREAS.length ? 'ask.deciding.last' : 'ask.deciding')
    default:
      return packet('ask.take')
  }
}

const contextOf = ({ literal, packet, game }: TableView, seat: Seat): string => {
  const area = game.names.areas[literal.area].name
  const { round, seats } = literal
  const money = game.count('dollar', seats[seat]?.money ?? 0)
  switch (literal.phase) {
    case 'naming':
      return packet('context.naming', { round, money })
    case 'last-choice':
      return packet('context.last-choice', { round, money })
    default:
      return packet('context.asking', { round, area, money })
  }
}

/** The chosen card, valid while this item is selected. */
interface Wanted {
  readonly card: OptionCard
  readonly item: BoardItem | null
}

const isPass = ({ commands: [command] }: OptionCard): boolean => command?.verb === 'pass'

/** Options for the selected item, then the best answers, and always the option to pass. */
const inTray = (about: readonly OptionCard[], answers: readonly OptionCard[]): readonly OptionCard[] => {
  const others = answers.filter((card) => !isPass(card) && about.every(({ id }) => id !== card.id))
  const passing = answers.filter(isPass)
  return [...[...about, ...others].slice(0, IN_TRAY - passing.length), ...passing]
}

const once = (cards: readonly OptionCard[]): OptionCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

/** Why a lesson does not allow a card yet; null outside of lessons. */
const useLock = (): ((card: OptionCard) => Refusal | null) => {
  const refuse = useLessonLock((lock) => lock.refuse)
  return ({ commands: [command] }) =>
    command === undefined ? null : (refuse?.(packetRow.notation.print(command)) ?? null)
}

type OpenList = 'all' | 'cash'

/** All answers, and the chosen one. */
const useAnswers = ({ tableView, seat }: OptionContext) => {
  const item = useSelection(({ item }) => item)
  const select = useSelection(({ select }) => select)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const asking = useMemo(() => ({ tableView, seat }), [tableView, seat])
  const answers = useMemo(() => answersOf(asking), [asking])
  const cash = useMemo(() => cashCards(asking), [asking])
  const about = useMemo(() => (item === null ? [] : cardsFor(item, asking)), [item, asking])
  const hints = useHints(asking)
  const lock = useLock()
  // Selecting another item clears the chosen option; without a hint nothing is preselected.
  const picked =
    (wanted?.item === item
      ? [...(hints ?? []), ...answers, ...cash, ...about].find(({ id }) => id === wanted.card.id)
      : undefined) ??
    about.find((card) => card.commands.length > 0 && lock(card) === null) ??
    hints?.[0] ??
    null
  // Cards that are already in the tray keep their place and digit.
  const usual = hints === null ? inTray([], answers) : once([...hints, ...answers.filter(isPass)])
  const further = [...about, ...(picked === null ? [] : [picked])].filter(({ id }) =>
    usual.every((card) => card.id !== id),
  )
  const shown = hints === null || further.length > 0 ? inTray(once(further), answers) : usual
  return {
    answers,
    cash,
    hints,
    picked,
    shown,
    want: (card: OptionCard): void => {
      const refusal = lock(card)
      if (refusal !== null) {
        useTable.setState({ refusal })
        return
      }
      const [command] = card.commands
      const chosen = (command === undefined ? null : itemOf(command)) ?? (isPass(card) ? null : item)
      select(chosen)
      setWanted({ card, item: chosen })
    },
    clear: (): void => {
      setWanted(null)
      select(null)
    },
  }
}

export const AnswerTray = ({ deliver }: { readonly deliver: (() => void) | null }) => {
  const asking = useTrayDecision()
  const { tableView, decide } = asking
  const { tray } = useTexts()
  const { packet, literal } = tableView
  const [open, setOpen] = useState<OpenList | null>(null)
  const { answers, cash, hints, picked, shown, want, clear } = useAnswers(asking)
  const hidden = answers.filter(({ id }) => shown.every((card) => card.id !== id)).length
  const pick = (card: OptionCard): void => {
    setOpen(null)
    want(card)
  }
  // Clears the option after it was sent, because the same question may be asked again.
  const carryOut = ({ commands }: OptionCard): void => {
    clear()
    decide(commands)
  }
  const passing = answers.find(isPass)
  const passes = picked !== null && isPass(picked)
  const chip = (list: OpenList, label: string, className = '') => (
    <button
      type="button"
      className={`${trayStyles.chip} ${className}`}
      data-key={list}
      aria-pressed={open === list}
      onClick={() => setOpen(open === list ? null : list)}
    >
      {label}
    </button>
  )
  return (
    <TrayFrame
      className={`${styles.answers} ${literal.phase === 'naming' ? styles.naming : ''}`}
      context={hints === null ? contextOf(tableView, asking.seat) : packet('hint.context')}
      question={questionOf(tableView)}
      chips={
        <>
          {chip('all', tray('options.more', { number: answers.length }), hidden > 0 ? '' : styles.onPhone)}
          {hints === null ? (
            <>
              {cash.length > 0 && chip('cash', packet('chip.cash'))}
              <RecentEvents />
              <HintChip />
            </>
          ) : (
            <button type="button" className={trayStyles.chip} data-key="close" onClick={closeHints}>
              {packet('hint.close')}
            </button>
          )}
        </>
      }
      options={
        <>
          {open !== null && (
            <MoreOptions
              groups={[
                open === 'all'
                  ? { title: tray('options'), cards: answers }
                  : { title: packet('chip.cash'), cards: cash },
              ]}
              picked={picked?.id ?? null}
              onPick={pick}
              onClose={() => setOpen(null)}
            />
          )}
          <OptionCards cards={shown} picked={picked?.id ?? null} onPick={pick} />
        </>
      }
      go={
        <>
          <Primary
            label={picked?.label ?? tray('choose-one')}
            disabled={picked === null}
            shortcut={passes ? 'pass' : undefined}
            onClick={() => {
              if (picked !== null) carryOut(picked)
            }}
          />
          <div className={trayStyles.row}>
            {passing !== undefined && !passes && (
              <span className={styles.onPhone}>
                <Secondary label={passing.label} onClick={() => pick(passing)} />
              </span>
            )}
            {passes && (
              <PassRoundButton
                tableView={tableView}
                className={`${trayStyles.button} ${trayStyles.secondary}`}
              />
            )}
            {deliver !== null && !passes && (
              <Secondary label={packet('deliver.first')} shortcut="deliver" onClick={deliver} />
            )}
            <UndoButton />
          </div>
          <UndoLine />
        </>
      }
    >
      {hints !== null && (
        <p className={styles.hint} role="status">
          {hints[0] === undefined
            ? tray('hint.none')
            : packet('hint.says', { move: hints[0].label, why: hints[0].detail })}
        </p>
      )}
    </TrayFrame>
  )
}
