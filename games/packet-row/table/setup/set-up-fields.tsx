import type { SetupProps } from '@quayside/game'
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { OpenGlyph } from '@quayside/table/controls/glyphs.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useId, useState } from 'react'
import { refusalText } from '../../language/index.ts'
import { AREAS, catalogue, packetRow } from '../../rules/index.ts'
import { usePacketRowTexts } from '../state/texts.ts'
import type { Agreed } from './index.ts'

const { end } = catalogue()

export const Rulings = ({ players, agreed, agree }: SetupProps<Agreed>) => {
  const { packet } = usePacketRowTexts()
  const id = useId()
  return (
    <>
      <label className={controls.line} htmlFor={`${id}-dry`}>
        {packet('new.dry')}
        <select
          id={`${id}-dry`}
          value={agreed.dryAreas ?? ''}
          onChange={({ target }) => agree({ dryAreas: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{packet('new.dry.usual', { count: end.dryAreas[players] ?? 1 })}</option>
          {AREAS.map((_, place) => place + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <DeckField deck={agreed.deck} change={(deck) => agree({ deck })} />
    </>
  )
}

interface DeckFieldProps {
  /** Null for the standard deck. */
  readonly deck: unknown
  readonly change: (deck: unknown) => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Reads a corrected deck from a file; an invalid one is refused with the card. */
export const DeckField = ({ deck, change }: DeckFieldProps) => {
  const { game, packet } = usePacketRowTexts()
  const [refusal, refuse] = useState<Refusal | null>(null)
  const read = (text: string): void => {
    const found = parsed(text)
    const checked = packetRow.options({ deck: found })
    refuse(checked.ok ? null : checked.refusal)
    if (checked.ok) change(checked.value.deck)
  }
  return (
    <>
      <div className={controls.line}>
        <span>{packet(deck === null ? 'new.deck' : 'new.deck.own')}</span>
        {deck === null ? (
          <label className={controls.button}>
            <OpenGlyph />
            {packet('new.deck.file')}
            <input
              type="file"
              className={pieceStyles.hidden}
              accept=".json,application/json"
              onChange={({ target }) => {
                void target.files?.[0]?.text().then(read)
                target.value = ''
              }}
            />
          </label>
        ) : (
          <button type="button" className={controls.button} onClick={() => change(null)}>
            {packet('new.deck.remove')}
          </button>
        )}
      </div>
      <div role="status">{refusal && <p className={controls.trouble}>{refusalText(refusal, game)}</p>}</div>
    </>
  )
}
