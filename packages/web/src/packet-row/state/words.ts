/** The words of Packet Row: those of its cards and those of its table. */
import type { Texts } from '@quayside/packet-row/language'
import { loadTexts } from '@quayside/packet-row/language'
import { loadPacketTexts, type PacketTexts } from '@quayside/packet-row/table-messages'
import { lateWords } from '../../state/late-words.ts'

export interface PacketWords {
  readonly game: Texts
  readonly packet: PacketTexts
}

export const usePacketWords = lateWords(async (locale): Promise<PacketWords> => {
  const [game, packet] = await Promise.all([loadTexts(locale), loadPacketTexts(locale)])
  return { game, packet }
})
