import { addSprite, type IconProps, SvgIcon } from '@quayside/table/icons/icon.tsx'
import type { IconName } from './icon-names.ts'
import drawings from './sprite.svg?raw'

addSprite('sprite-packet-row', [drawings])

export const Icon = (props: IconProps<IconName>) => <SvgIcon {...props} />
