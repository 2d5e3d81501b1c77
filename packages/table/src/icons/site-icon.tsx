import type { Seat } from '@quayside/kernel'
import { layDrawings } from './add-sprite.ts'
import { type HouseIconName, seatClass, seatIcon } from './icon-names.ts'
import drawings from './site.svg?raw'
import { type IconProps, UsedIcon } from './svg-icon.tsx'

layDrawings('sprite-house', [drawings])

/** An icon for the pages around the table. */
export const HouseIcon = (props: IconProps<HouseIconName>) => <UsedIcon {...props} />

export const SeatShape = ({
  seat,
  className = '',
}: {
  readonly seat: Seat
  readonly className?: string | undefined
}) => <HouseIcon name={seatIcon(seat)} className={`${seatClass(seat)} ${className}`} />
