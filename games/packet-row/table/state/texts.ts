/** Texts of all tables together with those of Packet Row. */

import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { loadTexts, type Texts } from '../../language/index.ts'
import { loadPacketTexts, type PacketTexts } from '../../messages/table/index.ts'

export interface PacketRowTexts {
  readonly game: Texts
  readonly packet: PacketTexts
}

export const usePacketRowTexts = lazyTexts(async (locale): Promise<PacketRowTexts> => {
  const [game, packet] = await Promise.all([loadTexts(locale), loadPacketTexts(locale)])
  return { game, packet }
})
