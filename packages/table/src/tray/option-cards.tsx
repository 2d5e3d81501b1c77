import { useId } from 'react'
import { IconLine } from '../icon-line.tsx'
import type { IconPart } from '../icon-parts.ts'
import { lessonLockText, useLessonLock } from '../page/lesson-lock.ts'
import { useTexts } from '../page/texts.ts'
import pieceStyles from '../pieces.module.css'
import { useTable } from '../session/current-game.ts'
import trayStyles from './tray.module.css'

export interface Tag {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** An answer as a card in the tray: what it is called, what it brings and costs, what it leads to. */
export interface OptionCard<Command> {
  /** Tells the cards of one question apart. */
  readonly id: string
  /** What is done; nothing where it is not possible. */
  readonly commands: readonly Command[]
  readonly title: string
  readonly icons: readonly IconPart[]
  readonly tag: Tag | null
  readonly detail: string
  /** The label of the main button. */
  readonly label: string
  /** A word of its own on the card, such as that it is suggested. */
  readonly note: string | null
  /** The key that chooses it, beside its digit; once it is chosen, the key is free for the button that confirms. */
  readonly shortcut?: string
}

const TONES = { good: trayStyles.good, bad: trayStyles.bad, plain: '' } as const

const Face = ({ card, digit }: { readonly card: OptionCard<unknown>; readonly digit: number }) => (
  <>
    <span className={trayStyles.title}>
      <span className={trayStyles.digit} aria-hidden="true">
        {digit}
      </span>
      <span className={trayStyles.titleText}>{card.title}</span>
      {card.note === null ? null : <span className={trayStyles.note}>{card.note}</span>}
    </span>
    {card.icons.length === 0 && card.tag === null ? null : (
      <span className={trayStyles.cost}>
        <IconLine pieces={card.icons} />
        {card.tag === null ? null : (
          <span className={`${trayStyles.tag} ${TONES[card.tag.tone]}`}>{card.tag.text}</span>
        )}
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
  /** The id of the card that is chosen. */
  readonly picked: string | null
  readonly onPick: (card: OptionCard<Command>) => void
  /** The digit of the first card. */
  readonly first?: number
}

/** The same cards, with those that a lesson opens later as not possible yet. */
const useAllowedOptions = <Command,>(
  cards: readonly OptionCard<Command>[],
): readonly OptionCard<Command>[] => {
  const words = useTexts()
  const refuse = useLessonLock(({ refuse }) => refuse)
  const rules = useTable(({ rules }) => rules)
  if (refuse === null || rules === null) return cards
  return cards.map((card) => {
    const [command] = card.commands
    const refusal = command === undefined ? null : refuse(rules.notation.print(command))
    if (refusal === null) return card
    return { ...card, commands: [], tag: null, note: null, detail: lessonLockText(refusal, words) ?? '' }
  })
}

/** One of several answers: arrows go from one to the next, digits choose. */
export const OptionCards = <Command,>({ cards, picked, onPick, first = 1 }: OptionCardsProps<Command>) => {
  const { tray } = useTexts()
  const admitted = useAllowedOptions(cards)
  const group = useId()
  return (
    <fieldset className={trayStyles.options}>
      <legend className={pieceStyles.hidden}>{tray('options')}</legend>
      {admitted.map((card, place) =>
        card.commands.length === 0 ? (
          <div key={card.id} className={`${trayStyles.option} ${trayStyles.closed}`} data-ui="closed">
            <Face card={card} digit={first + place} />
          </div>
        ) : (
          <label
            key={card.id}
            className={`${trayStyles.option} ${card.id === picked ? trayStyles.selected : ''}`}
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
