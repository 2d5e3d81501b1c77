import { useMemo } from 'react'
import { act, choices } from '../../packet-row/state/choices.ts'
import { usePlan } from '../../packet-row/state/plan.ts'
import { useSight } from '../../packet-row/state/sight.ts'
import { useTable } from '../../packet-row/state/table.ts'
import { PacketRowOnTable } from '../../packet-row/table/game.tsx'
import { useWords } from '../../state/words.ts'
import { useVoice } from '../conversation.ts'
import { TextBoard } from '../text-board.tsx'
import { useBoardWords } from '../words.ts'
import { makeSpeaker } from './speaker.ts'
import { tellPacketRow } from './tell.ts'

/** Packet Row as a text. */
export const Play = ({ id }: { readonly id: string }) => {
  usePlan()
  const sight = useSight()
  const words = useWords()
  const voice = useVoice()
  const { text } = useBoardWords()
  const position = useTable(({ shown }) => shown?.at ?? 0)
  const telling = useMemo(
    () => (sight === null ? null : tellPacketRow(makeSpeaker(sight, position, words, text), voice)),
    [sight, position, words, text, voice],
  )
  const underWay = choices.useChoices(({ sent }) => sent?.at === position)
  if (sight === null || telling === null) return null
  return (
    <PacketRowOnTable sight={sight}>
      <TextBoard id={id} telling={telling} act={act} underWay={underWay} />
    </PacketRowOnTable>
  )
}
