/** The illustration of a full card: decoration only, in the colours of the theme. */

import { addSprite } from '@quayside/table/icons/icon.tsx'
import inspectorStyles from '@quayside/table/inspector.module.css'
import { useEffect } from 'react'
import type { Building, ShipTypeName } from '../../rules/index.ts'

/** Adds the illustrations to the page. They are loaded with the first full card, and left out when offline. */
const useDrawings = (): void =>
  useEffect(() => {
    import('../icons/drawings.svg?raw').then(
      ({ default: drawings }) => addSprite('drawings-le-havre', [drawings]),
      () => undefined,
    )
  }, [])

/** Illustrations extend beyond this box, so that they fill a band of any width. */
const frame = { className: inspectorStyles.art, viewBox: '0 0 96 56', preserveAspectRatio: 'xMidYMax meet' }

export const Art = ({ building }: { readonly building: Building }) => {
  useDrawings()
  return (
    <svg {...frame} aria-hidden="true">
      <use href={`#building-${building.name}`} />
    </svg>
  )
}

export const ShipArt = ({ type }: { readonly type: ShipTypeName }) => {
  useDrawings()
  return (
    <svg {...frame} aria-hidden="true">
      <use href="#ground-sea" />
      <use href={`#s-${type}`} x="24" y="4" width="48" height="48" />
    </svg>
  )
}
