import { layDrawings } from '@quayside/table/icons/add-sprite.ts'
import { type IconProps, UsedIcon } from '@quayside/table/icons/svg-icon.tsx'
import type { IconName } from './icon-names.ts'
import drawings from './sprite.svg?raw'

layDrawings('sprite-le-havre', [drawings])

export const Icon = (props: IconProps<IconName>) => <UsedIcon {...props} />
