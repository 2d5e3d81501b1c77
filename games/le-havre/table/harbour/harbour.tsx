import frameStyles from '@quayside/table/frame.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { useMemo, useState } from 'react'
import { useChanges } from '../state/playback.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { useIsPhone } from '../state/use-is-phone.ts'
import { harbour } from '../view-models/card-piles.ts'
import { visit } from '../view-models/visit-preview.ts'
import styles from './cards.module.css'
import { MiniCard } from './mini-card.tsx'

/** All buildings by owner, all with usable ones first, or only usable ones. */
type Listing = 'all' | 'first' | 'usable'

interface TagProps {
  readonly label: string
  readonly chosen: boolean
  readonly onClick: () => void
}

const Tag = ({ label, chosen, onClick }: TagProps) => (
  <button
    type="button"
    className={`${frameStyles.tag} ${chosen ? frameStyles.on : ''}`}
    aria-pressed={chosen}
    onClick={onClick}
  >
    {label}
  </button>
)

export const Harbour = ({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const isPhone = useIsPhone()
  const [chosen, choose] = useState<Listing | null>(null)
  const changed = useChanges().buildings
  const { view, me } = tableView
  const cards = useMemo(() => harbour(view, me), [view, me])
  const usable = useMemo(
    () => new Set(cards.filter((card) => visit(view, me, card).refusal === null)),
    [view, me, cards],
  )
  const listing = chosen ?? (isPhone ? 'first' : 'all')
  const rest = listing === 'usable' ? [] : cards.filter((card) => !usable.has(card))
  const shown = listing === 'all' ? cards : [...usable, ...rest]
  const listings: readonly (readonly [Listing, string])[] = [
    isPhone ? ['first', board('harbour.first')] : ['all', board('harbour.all')],
    isPhone
      ? ['all', board('harbour.owners')]
      : ['usable', board('harbour.usable', { buildings: usable.size })],
  ]
  return (
    <section
      className={`${frameStyles.zone} ${layout.column} ${styles.town}`}
      id="zone-harbour"
      data-zone="harbour"
      aria-label={board('zone.harbour')}
    >
      <div className={frameStyles.zoneHead}>
        <h2>{board('zone.harbour')}</h2>
        <span className={frameStyles.count}>{board('harbour.count', { buildings: cards.length })}</span>
        <span className={frameStyles.grow} />
        {listings.map(([name, label]) => (
          <Tag key={name} label={label} chosen={listing === name} onClick={() => choose(name)} />
        ))}
      </div>
      <div className={`${styles.cards} ${styles.fading}`}>
        {shown.map((card) => (
          <MiniCard key={card} card={card} tableView={tableView} changed={changed.has(card)} />
        ))}
      </div>
    </section>
  )
}
