import type { IconName } from './icon-names.ts'
import icons from './sprite.svg?raw'
import { layDrawings } from './sprite.ts'
import { type IconProps, UsedIcon } from './used-icon.tsx'

export { SeatShape } from './house-icon.tsx'

layDrawings('sprite', [icons])

/** Any icon; Packet Row's come with its table. */
export const Icon = (props: IconProps<IconName>) => <UsedIcon {...props} />
