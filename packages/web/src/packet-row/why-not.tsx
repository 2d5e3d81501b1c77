import type { Refusal } from '@quayside/kernel'
import { REFUSAL_CODES, refusalText } from '@quayside/packet-row/language'
import { WhyNotOnline } from '../online/why-not.ts'
import { usePacketWords } from './state/words.ts'

/** Why not, where the game's own rules may have said so. */
export const PacketRowWhyNot = ({ refusal }: { readonly refusal: Refusal }) => {
  const { game } = usePacketWords()
  return REFUSAL_CODES.includes(refusal.code) ? (
    refusalText(refusal, game)
  ) : (
    <WhyNotOnline refusal={refusal} />
  )
}
