/** Take a card or pass, or name an area: one of several cards. */

import { useTexts } from '@quayside/table/page/texts.ts'
import { HintChip } from '@quayside/table/tray/bot-hint.tsx'
import { Primary, Secondary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import { MoreOptions } from '@quayside/table/tray/more-options.tsx'
import { OptionCards } from '@quayside/table/tray/option-cards.tsx'
import { RecentEvents } from '@quayside/table/tray/recent-events.tsx'

import trayStyles from '@quayside/table/tray/tray.module.css'
import { TrayFrame } from '@quayside/table/tray/tray-frame.tsx'
import { useMemo, useState } from 'react'
import { AREAS } from '../../rules/index.ts'
import { type BoardItem, useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { itemOf } from '../view-models/answer-items.ts'
import { answersOf, cardsFor, cashCards, type OptionCard } from '../view-models/option-cards.ts'
import { HintPanel } from './bot-hint.tsx'
import { useTrayDecision } from './decision-context.ts'
import { PassRoundButton } from './pass-round-button.tsx'
import styles from './tray.module.css'

/** Cards that lie in the tray itself; the rest is a tap away. */
const IN_TRAY = 4

const questionOf = ({ at, packet }: TableView): string => {
  switch (at.phase) {
    case 'naming':
      return packet('ask.name')
    case 'last-choice':
      return packet('ask.last-choice')
    case 'deciding':
      return packet(at.named.length === AREAS.length ? 'ask.deciding.last' : 'ask.deciding')
    default:
      return packet('ask.take')
  }
}

const contextOf = ({ at, names, packet, game }: TableView): string => {
  const area = game.names.areas[at.area].name
  const { round } = at
  switch (at.phase) {
    case 'naming':
      return packet('context.naming', { round })
    case 'last-choice':
      return packet('context.last-choice', { round, area })
    case 'deciding':
      return packet('context.deciding', { round, area })
    default:
      return packet('context.asking', { round, area, player: names[at.master - 1] ?? '' })
  }
}

/** The card that was chosen while this was selected. */
interface Wanted {
  readonly card: OptionCard
  readonly thing: BoardItem | null
}

const isPass = ({ commands: [command] }: OptionCard): boolean => command?.verb === 'pass'

/** What was pointed at, then the best answers, and always the way to pass. */
const inTray = (about: readonly OptionCard[], answers: readonly OptionCard[]): readonly OptionCard[] => {
  const others = answers.filter((card) => !isPass(card) && about.every(({ id }) => id !== card.id))
  const passing = answers.filter(isPass)
  return [...[...about, ...others].slice(0, IN_TRAY - passing.length), ...passing]
}

const once = (cards: readonly OptionCard[]): OptionCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

type OpenList = 'all' | 'cash'

export const AnswerTray = ({ deliver }: { readonly deliver: (() => void) | null }) => {
  const asking = useTrayDecision()
  const { sight, seat, decide } = asking
  const { tray } = useTexts()
  const { packet, game } = sight
  const thing = useSelection(({ thing }) => thing)
  const select = useSelection(({ select }) => select)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [open, setOpen] = useState<OpenList | null>(null)
  const answers = useMemo(() => answersOf({ sight, seat }), [sight, seat])
  const cash = useMemo(() => cashCards({ sight, seat }), [sight, seat])
  const about = useMemo(() => (thing === null ? [] : cardsFor(thing, { sight, seat })), [thing, sight, seat])
  // Selecting another item clears the chosen option; nothing is preselected.
  const picked =
    (wanted?.thing === thing
      ? [...answers, ...cash, ...about].find(({ id }) => id === wanted.card.id)
      : undefined) ??
    about.find(({ commands }) => commands.length > 0) ??
    null
  // What lies in the tray already keeps its place and its digit.
  const usual = inTray([], answers)
  const further = [...about, ...(picked === null ? [] : [picked])].filter(({ id }) =>
    usual.every((card) => card.id !== id),
  )
  const shown = inTray(once(further), answers)
  const hidden = answers.filter(({ id }) => shown.every((card) => card.id !== id)).length
  const want = (card: OptionCard): void => {
    const [command] = card.commands
    const chosen = (command === undefined ? null : itemOf(command)) ?? (isPass(card) ? null : thing)
    setOpen(null)
    select(chosen)
    setWanted({ card, thing: chosen })
  }
  // Clears the option after it was sent, because the same question may be asked again.
  const carryOut = ({ commands }: OptionCard): void => {
    setWanted(null)
    select(null)
    decide(commands)
  }
  const passing = answers.find(isPass)
  const chip = (list: OpenList, label: string) => (
    <button
      type="button"
      className={trayStyles.chip}
      data-key={list}
      aria-pressed={open === list}
      onClick={() => setOpen(open === list ? null : list)}
    >
      {label}
    </button>
  )
  return (
    <TrayFrame
      className={styles.fourAnswers}
      above={<HintPanel />}
      context={contextOf(sight)}
      question={questionOf(sight)}
      chips={
        <>
          {hidden > 0 && chip('all', tray('options.more', { number: hidden }))}
          {cash.length > 0 && chip('cash', packet('chip.cash'))}
          <PassRoundButton sight={sight} />
          <RecentEvents />
          <HintChip />
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
              onPick={want}
              onClose={() => setOpen(null)}
            />
          )}
          <OptionCards cards={shown} picked={picked?.id ?? null} onPick={want} />
        </>
      }
      go={
        <>
          <Primary
            label={picked?.label ?? tray('choose-one')}
            disabled={picked === null}
            onClick={() => {
              if (picked !== null) carryOut(picked)
            }}
          />
          <div className={trayStyles.row}>
            {passing !== undefined && (
              <Secondary
                label={passing.label}
                shortcut="pass"
                onClick={() => (picked?.id === passing.id ? carryOut(passing) : want(passing))}
              />
            )}
            {deliver !== null && <Secondary label={packet('deliver')} shortcut="deliver" onClick={deliver} />}
            <UndoButton />
          </div>
          <UndoLine />
        </>
      }
    >
      <p className={styles.held}>
        {packet('have', { money: game.count('dollar', sight.at.seats[seat]?.money ?? 0) })}
      </p>
    </TrayFrame>
  )
}
