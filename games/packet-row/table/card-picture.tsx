import { withListKeys } from '@quayside/table/list-keys.ts'
import type { Card } from '../rules/index.ts'
import { pictureOf } from './view-models/card-look.ts'

interface CardPictureProps {
  readonly card: Card
  readonly word: string
  readonly className: string | undefined
  /** What part of the picture is shown; more than it is wide shows more of its ground. */
  readonly viewBox?: string
}

export const CardPicture = ({ card, word, className, viewBox = '0 0 120 72' }: CardPictureProps) => (
  <svg className={className} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {withListKeys(pictureOf(card, word), ({ href }) => href).map(
      ({ key, item: { href, x = 0, y = 0, size } }) => (
        <use key={key} href={`#${href}`} x={x} y={y} width={size ?? 120} height={size ?? 72} />
      ),
    )}
  </svg>
)
