import { addSprite, type IconProps, SvgIcon } from '@quayside/table/icons/icon.tsx'
import layout from '@quayside/table/styles/layout.module.css'
import type { Destination } from '../../rules/index.ts'
import type { IconName } from './icon-names.ts'
import styles from './icons.module.css'
import drawings from './sprite.svg?raw'

addSprite('sprite-packet-row', [drawings])

export const Icon = (props: IconProps<IconName>) => <SvgIcon {...props} />

/** A destination: its flag and the letters of the country, for people who cannot tell the flags apart. */
export const Flag = ({ to }: { readonly to: Destination }) => (
  <span className={`${layout.inlineRow} ${styles.flag}`}>
    <Icon name={`d-${to}`} />
    <b>{to.toUpperCase()}</b>
  </span>
)
