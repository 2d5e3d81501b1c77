import './site-icon.tsx'
import { type IconProps, UsedIcon } from './svg-icon.tsx'

export { SeatShape } from './site-icon.tsx'

/** Any icon; those of a game come with its table. */
export const Icon = (props: IconProps<string>) => <UsedIcon {...props} />
