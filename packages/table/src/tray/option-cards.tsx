import type { Refusal } from '@quayside/kernel'
import { useId } from 'react'
import { bound } from '../format.ts'
import { IconLine } from '../icon-line.tsx'
import type { IconPart } from '../icon-parts.ts'
import { lessonLockText, useLessonLock } from '../page/lesson-lock.ts'
import { useTexts } from '../page/texts.ts'
import pieceStyles from '../pieces.module.css'
import { useTable } from '../session/current-game.ts'
import layout from '../styles/layout.module.css'
import trayStyles from './tray.module.css'

export interface Tag {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** An answer as a card in the tray: title, gains, costs and consequences. */
export interface OptionCard<Command> {
  /** Unique within one question. */
  readonly id: string
  /** The commands to carry out; empty where the option is not possible. */
  readonly commands: readonly Command[]
  readonly title: string
  readonly icons: readonly IconPart[]
  readonly tag: Tag | null
  readonly detail: string
  /** Label of the confirm button. */
  readonly label: string
  /** A tag on the card, such as "suggested". */
  readonly note: string | null
  /** A key that chooses the card, in addition to its digit; once chosen, the confirm button may use the same key. */
  readonly shortcut?: string
}

const TONES = { good: trayStyles.good, bad: trayStyles.bad, plain: '' } as const

export const CardTag = ({ tag }: { readonly tag: Tag | null }) =>
  tag === null ? null : <span className={`${trayStyles.tag} ${TONES[tag.tone]}`}>{tag.text}</span>

const Face = ({ card, digit }: { readonly card: OptionCard<unknown>; readonly digit: number }) => (
  <>
    <span className={trayStyles.title}>
      <span className={`${layout.center} ${trayStyles.digit}`} aria-hidden="true">
        {digit}
      </span>
      <span className={trayStyles.titleText}>{bound(card.title)}</span>
      {card.note === null ? null : <span className={trayStyles.note}>{card.note}</span>}
    </span>
    {card.icons.length === 0 && card.tag === null ? null : (
      <span className={trayStyles.cost}>
        <IconLine pieces={card.icons} />
        <CardTag tag={card.tag} />
      </span>
    )}
    {card.detail === '' ? null : (
      <span className={trayStyles.detail} title={card.detail}>
        {card.detail}
      </span>
    )}
  </>
)

interface OptionCardsProps<Command> {
  readonly cards: readonly OptionCard<Command>[]
  /** The id of the chosen card. */
  readonly picked: string | null
  readonly onPick: (card: OptionCard<Command>) => void
  /** The digit of the first card, for keyboard selection. */
  readonly first?: number
}

/** A card, and why a lesson still locks it. */
interface LockableCard<Command> {
  readonly card: OptionCard<Command>
  readonly lock: Refusal | null
}

/** The same cards: those that a lesson locks are marked as not possible yet, those that it suggests as suggested. */
const useAllowedOptions = <Command,>(
  cards: readonly OptionCard<Command>[],
): readonly LockableCard<Command>[] => {
  const texts = useTexts()
  const { refuse, suggests } = useLessonLock()
  const rules = useTable(({ rules }) => rules)
  if (refuse === null || rules === null) return cards.map((card) => ({ card, lock: null }))
  return cards.map((card) => {
    const [command] = card.commands
    const notation = command === undefined ? null : rules.notation.print(command)
    const lock = notation === null ? null : refuse(notation)
    if (lock === null) {
      const isSuggested = notation !== null && suggests?.(notation) === true
      return { card: isSuggested ? { ...card, note: texts.tray('tutorial.step') } : card, lock }
    }
    const detail = lessonLockText(lock, texts) ?? ''
    return { card: { ...card, commands: [], tag: null, note: null, detail }, lock }
  })
}

interface ClosedCardProps {
  readonly card: OptionCard<unknown>
  readonly digit: number
  readonly lock: Refusal | null
}

/** An option that is not possible; one that a lesson locks explains this when it is pressed. */
const ClosedCard = ({ card, digit, lock }: ClosedCardProps) => {
  const className = `${layout.column} ${trayStyles.option} ${trayStyles.closed}`
  return lock === null ? (
    <div className={className} data-ui="closed">
      <Face card={card} digit={digit} />
    </div>
  ) : (
    <button
      type="button"
      className={className}
      data-ui="closed"
      onClick={() => useTable.setState({ refusal: lock })}
    >
      <Face card={card} digit={digit} />
    </button>
  )
}

/** The answers as a radio group: arrow keys move, digits choose. */
export const OptionCards = <Command,>({ cards, picked, onPick, first = 1 }: OptionCardsProps<Command>) => {
  const { tray } = useTexts()
  const admitted = useAllowedOptions(cards)
  const group = useId()
  return (
    <fieldset className={trayStyles.options}>
      <legend className={pieceStyles.hidden}>{tray('options')}</legend>
      {admitted.map(({ card, lock }, place) =>
        card.commands.length === 0 ? (
          <ClosedCard key={card.id} card={card} digit={first + place} lock={lock} />
        ) : (
          <label
            key={card.id}
            className={`${layout.column} ${trayStyles.option} ${card.id === picked ? trayStyles.selected : ''}`}
          >
            <input
              type="radio"
              className={pieceStyles.hidden}
              name={group}
              checked={card.id === picked}
              data-digit={first + place}
              data-option={card.id}
              data-key={card.id === picked ? undefined : card.shortcut}
              onChange={() => onPick(card)}
            />
            <Face card={card} digit={first + place} />
          </label>
        ),
      )}
    </fieldset>
  )
}
