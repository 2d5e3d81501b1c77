import type { Seat } from '@quayside/kernel'
import { type IconName, seatClass, seatIcon } from './icon-names.ts'
import { laySprite } from './sprite.ts'

laySprite()

interface IconProps {
  readonly name: IconName
  /** Said aloud; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string
}

export const Icon = ({ name, label, className = '' }: IconProps) =>
  label === undefined ? (
    <svg className={`ic ${className}`} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  ) : (
    <svg className={`ic ${className}`} role="img" aria-label={label}>
      <use href={`#${name}`} />
    </svg>
  )

export const SeatShape = ({ seat, className = '' }: { readonly seat: Seat; readonly className?: string }) => (
  <Icon name={seatIcon(seat)} className={`${seatClass(seat)} ${className}`} />
)
