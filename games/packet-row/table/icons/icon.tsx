import { type IconProps, layDrawings, UsedIcon } from '@quayside/table/icons/icon.tsx'
import type { IconName } from './icon-names.ts'
import drawings from './sprite.svg?raw'

layDrawings('sprite-packet-row', [drawings])

export const Icon = (props: IconProps<IconName>) => <UsedIcon {...props} />
