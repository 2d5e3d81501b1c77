import { layDrawings } from '../../icons/sprite.ts'
import drawings from './sprite.svg?raw'

/** Puts the icons and drawings of Packet Row on the page, once. */
export const layPacketRowSprite = (): void => layDrawings('sprite-packet-row', [drawings])
