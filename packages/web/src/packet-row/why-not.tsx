import type { Refusal } from '@quayside/kernel'
import { REFUSAL_CODES, refusalText } from '@quayside/packet-row/language'
import { whyNotOnline } from '../online/why-not.ts'
import { useWords } from '../state/words.ts'
import { usePacketWords } from './state/words.ts'

/** Why not, where the game's own rules may have said so. */
export const PacketRowWhyNot = ({ refusal }: { readonly refusal: Refusal }) => {
  const words = useWords()
  const { game } = usePacketWords()
  return REFUSAL_CODES.includes(refusal.code) ? refusalText(refusal, game) : whyNotOnline(refusal, words)
}
