import inspectorStyles from '@quayside/table/inspector.module.css'
/** The drawing on a full card: decoration only, in the colours of the theme. */

import { addSprite } from '@quayside/table/icons/icon.tsx'
import { useEffect } from 'react'
import type { Building, Category, ShipTypeName } from '../../rules/index.ts'
import { cardLines } from '../view-models/card-effect-icons.ts'

/** Adds the drawings to the page; they are fetched with the first full card, and left out when offline. */
const useDrawings = (): void =>
  useEffect(() => {
    import('../icons/art.svg?raw').then(
      ({ default: art }) => addSprite('art', [art]),
      () => undefined,
    )
  }, [])

/** Buildings with a drawing of their own, and the ground it stands on. */
const OWN: Readonly<Record<string, 'quay' | 'sea'>> = {
  smokehouse: 'quay',
  marketplace: 'quay',
  'shipping-line': 'sea',
  'steel-mill': 'quay',
  'local-court': 'quay',
  bank: 'quay',
}

const HOUSES: Readonly<Record<Category, string>> = {
  C: 'craftsman',
  E: 'economic',
  I: 'industrial',
  P: 'public',
  N: 'non',
  S: 'non',
}

const GOODS_SHOWN = 3

/** The last goods in the card's icon lines, which are drawn on the quay. */
const goodsOf = (building: Building): string[] => {
  const icons = cardLines(building).flatMap((line) =>
    line.flatMap((piece) => (piece.kind === 'icon' && /^[gsm]-/.test(piece.icon) ? [piece.icon] : [])),
  )
  return [...new Set(icons.filter((icon) => icon !== 'm-energy').toReversed())]
    .slice(0, GOODS_SHOWN)
    .toReversed()
}

const frame = {
  className: inspectorStyles.art,
  viewBox: '0 0 272 84',
  preserveAspectRatio: 'xMidYMid slice',
} as const

const SIZE = 32

export const Art = ({ building }: { readonly building: Building }) => {
  useDrawings()
  const ground = OWN[building.name]
  if (ground !== undefined)
    return (
      <svg {...frame} aria-hidden="true">
        <use href={`#art-${ground}`} />
        <use href={`#art-${building.name}`} />
      </svg>
    )
  if (building.category === 'S') return <ShipArt type="luxury" />
  return (
    <svg {...frame} aria-hidden="true">
      <use href="#art-quay" />
      <use href={`#art-${HOUSES[building.category]}`} />
      {goodsOf(building).map((icon, place) => (
        <use
          key={icon}
          href={`#${icon}`}
          x={158 + place * (SIZE + 4)}
          y={66 - SIZE + 3}
          width={SIZE}
          height={SIZE}
        />
      ))}
    </svg>
  )
}

export const ShipArt = ({ type }: { readonly type: ShipTypeName }) => {
  useDrawings()
  return (
    <svg {...frame} aria-hidden="true">
      <use href="#art-sea" />
      <use href={`#s-${type}`} x="60" y="2" width="72" height="72" />
    </svg>
  )
}
