import './house-icon.tsx'
import { type IconProps, UsedIcon } from './used-icon.tsx'

export { SeatShape } from './house-icon.tsx'

/** Any icon; those of a game come with its table. */
export const Icon = (props: IconProps<string>) => <UsedIcon {...props} />
