import type { Seat } from '@quayside/kernel'
import { type SiteIconName, seatClass, seatIcon } from './icon-names.ts'
import iconStyles from './icons.module.css'
import drawings from './site.svg?raw'

/** Adds an SVG sprite to the page once; inline, so that its colours follow the theme. */
export const addSprite = (id: string, drawings: readonly string[]): void => {
  if (document.getElementById(id) !== null) return
  for (const drawing of drawings)
    document.body.prepend(new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement)
}

export interface IconProps<Name extends string> {
  readonly name: Name
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string
  readonly className?: string | undefined
}

/** An icon from a sprite that has been added to the page. */
export const SvgIcon = ({ name, label, className = '' }: IconProps<string>) =>
  label === undefined ? (
    <svg className={`${iconStyles.icon} ${className}`} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  ) : (
    <svg className={`${iconStyles.icon} ${className}`} role="img" aria-label={label}>
      <use href={`#${name}`} />
    </svg>
  )

addSprite('sprite-house', [drawings])

/** An icon for the pages around the table. */
export const SiteIcon = (props: IconProps<SiteIconName>) => <SvgIcon {...props} />

export const SeatShape = ({
  seat,
  className = '',
}: {
  readonly seat: Seat
  readonly className?: string | undefined
}) => <SiteIcon name={seatIcon(seat)} className={`${seatClass(seat)} ${className}`} />

/** Any icon; a game's icons are added with its table. */
export const Icon = (props: IconProps<string>) => <SvgIcon {...props} />
