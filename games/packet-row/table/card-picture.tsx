/** The picture of a card. All pictures are in one lazy sprite, loaded with the first one shown. */
import { addSprite } from '@quayside/table/icons/icon.tsx'
import { useEffect } from 'react'
import type { Card } from '../rules/index.ts'
import { drawingsOf } from './view-models/card-look.ts'

let fetched: Promise<void> | undefined

const fetchDrawings = (): Promise<void> => {
  fetched ??= import('./icons/drawings.svg?raw').then(({ default: drawings }) =>
    addSprite('sprite-packet-row-cards', [drawings]),
  )
  return fetched
}

interface CardPictureProps {
  readonly card: Card
  readonly word: string
  readonly className: string | undefined
}

export const CardPicture = ({ card, word, className }: CardPictureProps) => {
  useEffect(() => {
    void fetchDrawings()
  }, [])
  return (
    <svg className={className} viewBox="0 0 96 64" aria-hidden="true">
      {drawingsOf(card, word).map(({ id, x = 0, y = 0, width = 96, height = 64 }) => (
        <use key={id} href={`#${id}`} x={x} y={y} width={width} height={height} />
      ))}
    </svg>
  )
}
