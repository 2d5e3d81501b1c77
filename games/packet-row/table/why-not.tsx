import type { Refusal } from '@quayside/kernel'
import { refusalText } from '../language/index.ts'
import { usePacketWords } from './state/words.ts'

/** Why not, in words. */
export const PacketRowWhyNot = ({ refusal }: { readonly refusal: Refusal }) =>
  refusalText(refusal, usePacketWords().game)
