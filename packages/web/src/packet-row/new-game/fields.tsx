import { AREAS, catalogue, packetRow } from '@quayside/packet-row'
import { useEffect, useId, useState } from 'react'
import type { GameFields } from '../../shell/new-game/game-fields.ts'
import { SeedField } from '../../shell/new-game/seed-field.tsx'
import { Segments } from '../../shell/parts/segments.tsx'
import { FIRST_DRAFT, optionsOf, type PacketRowWish, withPlayers } from '../../state/new-game.ts'
import { useWords } from '../../state/words.ts'
import { usePacketWords } from '../state/words.ts'
import { DeckField } from './deck-field.tsx'

const { end, setup } = catalogue()

const COUNTS = Object.keys(setup.currentSupply).map(Number)

/** What only Packet Row asks. */
export const PacketRowFields: GameFields = ({ draft, change, children }) => {
  const words = useWords()
  const { packet } = usePacketWords()
  const id = useId()
  const wish = draft.packetRow
  const agree = (part: Partial<PacketRowWish>): void => change({ ...draft, packetRow: { ...wish, ...part } })
  // What was kept from the last time may not be what these rules allow.
  const [first] = useState(draft)
  useEffect(() => {
    if (!packetRow.options(optionsOf(first)).ok) change({ ...first, packetRow: FIRST_DRAFT.packetRow })
  }, [first, change])
  const changed = [wish.dryAreas, wish.deck].filter((part) => part !== null).length
  return (
    <>
      <Segments
        label={words.shell('new.players')}
        choices={COUNTS.map((count) => ({ value: count, label: count }))}
        chosen={wish.players}
        choose={(count) => change(withPlayers(draft, count))}
      />
      {children}
      <details className="sh-rulings">
        <summary>
          {words.shell('new.rulings')} <em>{words.shell('new.rulings.hint', { count: changed })}</em>
        </summary>
        <label className="sh-line" htmlFor={`${id}-dry`}>
          {packet('new.dry')}
          <select
            id={`${id}-dry`}
            value={wish.dryAreas ?? ''}
            onChange={({ target }) => agree({ dryAreas: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{packet('new.dry.usual', { count: end.dryAreas[wish.players] ?? 1 })}</option>
            {AREAS.map((_, place) => place + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <DeckField deck={wish.deck} change={(deck) => agree({ deck })} />
        <SeedField seed={draft.seed} change={(seed) => change({ ...draft, seed })} />
      </details>
    </>
  )
}
