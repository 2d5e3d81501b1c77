import frameStyles from '@quayside/table/frame.module.css'
import cardStyles from '@quayside/table/mini-cards.module.css'
import { useMemo, useState } from 'react'
import { useChanges } from '../state/playback.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { harbour } from '../view-models/card-piles.ts'
import { visit } from '../view-models/visit-preview.ts'
import { MiniCard } from './mini-card.tsx'

/** From this many buildings on, a card has one line, its name and fee. */
const DENSE_FROM = 22

/** From this many buildings on, there are four in a row. */
const CROWDED_FROM = 31

const density = (cards: number): string => {
  if (cards < DENSE_FROM) return ''
  return cards < CROWDED_FROM ? ` ${cardStyles.dense}` : ` ${cardStyles.dense} ${cardStyles.crowded}`
}

export const Harbour = ({ sight }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const [usableOnly, setUsableOnly] = useState(false)
  const changed = useChanges().buildings
  const { view, me } = sight
  const cards = useMemo(() => harbour(view, me), [view, me])
  const usable = useMemo(
    () => cards.filter((card) => visit(view, me, card).refusal === null),
    [view, me, cards],
  )
  const shown = usableOnly ? usable : cards
  return (
    <section
      className={`${frameStyles.zone} ${cardStyles.town}`}
      id="zone-harbour"
      data-zone="harbour"
      aria-label={board('zone.harbour')}
    >
      <div className={frameStyles.zoneHead}>
        <h2>{board('zone.harbour')}</h2>
        <span className={frameStyles.count}>{board('harbour.count', { buildings: cards.length })}</span>
        <span className={frameStyles.grow} />
        <button
          type="button"
          className={`${frameStyles.tag} ${usableOnly ? '' : frameStyles.on}`}
          aria-pressed={!usableOnly}
          onClick={() => setUsableOnly(false)}
        >
          {board('harbour.all')}
        </button>
        <button
          type="button"
          className={`${frameStyles.tag} ${usableOnly ? frameStyles.on : ''}`}
          aria-pressed={usableOnly}
          onClick={() => setUsableOnly(true)}
        >
          {board('harbour.usable', { buildings: usable.length })}
        </button>
      </div>
      <div className={`${cardStyles.cards} ${density(cards.length)}`}>
        {shown.map((card) => (
          <MiniCard key={card} card={card} sight={sight} changed={changed.has(card)} />
        ))}
      </div>
    </section>
  )
}
