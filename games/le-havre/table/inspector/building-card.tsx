import { priceOf } from '../../reading/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import type { TableView } from '../state/sight.ts'
import { BuildingFace } from './building-face.tsx'
import { Verdict } from './verdict.tsx'

export const BuildingCard = ({ card, sight }: { readonly card: number; readonly sight: TableView }) => {
  const building = BUILDINGS[card]
  if (building === undefined) return null
  return (
    <>
      <BuildingFace building={building} price={priceOf(sight.view, card)} />
      <Verdict thing={{ kind: 'building', card }} sight={sight} />
    </>
  )
}
