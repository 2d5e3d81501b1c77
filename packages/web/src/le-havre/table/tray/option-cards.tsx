import { useId } from 'react'
import { useWords } from '../../../state/words.ts'
import type { OptionCard } from '../../reading/option-card.ts'
import { Pieces } from '../pieces.tsx'

const Face = ({ card, digit }: { readonly card: OptionCard; readonly digit: number }) => (
  <>
    <span className="t">
      <span className="rk" aria-hidden="true">
        {digit}
      </span>
      <span className="tt">{card.title}</span>
      {card.note === null ? null : <span className="rec">{card.note}</span>}
    </span>
    {card.pieces.length === 0 && card.tag === null ? null : (
      <span className="pay">
        <Pieces pieces={card.pieces} />
        {card.tag === null ? null : <span className={`ex ${card.tag.tone}`}>{card.tag.text}</span>}
      </span>
    )}
    {card.detail === '' ? null : (
      <span className="d" title={card.detail}>
        {card.detail}
      </span>
    )}
  </>
)

interface OptionCardsProps {
  readonly cards: readonly OptionCard[]
  /** The id of the card that is chosen. */
  readonly picked: string | null
  readonly onPick: (card: OptionCard) => void
  /** The digit of the first card. */
  readonly first?: number
}

/** One of several answers: arrows go from one to the next, digits choose. */
export const OptionCards = ({ cards, picked, onPick, first = 1 }: OptionCardsProps) => {
  const { tray } = useWords()
  const group = useId()
  return (
    <fieldset className="opts">
      <legend className="vh">{tray('options')}</legend>
      {cards.map((card, place) =>
        card.commands.length === 0 ? (
          <div key={card.id} className="op no">
            <Face card={card} digit={first + place} />
          </div>
        ) : (
          <label key={card.id} className={`op ${card.id === picked ? 'sel' : ''}`}>
            <input
              type="radio"
              className="vh"
              name={group}
              checked={card.id === picked}
              data-digit={first + place}
              data-option={card.id}
              onChange={() => onPick(card)}
            />
            <Face card={card} digit={first + place} />
          </label>
        ),
      )}
    </fieldset>
  )
}
