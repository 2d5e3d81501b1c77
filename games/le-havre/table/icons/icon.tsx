import { addSprite, type IconProps, SvgIcon } from '@quayside/table/icons/icon.tsx'
import type { IconName } from './icon-names.ts'
import drawings from './sprite.svg?raw'

addSprite('sprite-le-havre', [drawings])

export const Icon = (props: IconProps<IconName>) => <SvgIcon {...props} />
