/** The text board of Packet Row. */
import type { GameText, TextPlay } from '@quayside/game'
import type { Telling } from '@quayside/game/outline/telling.ts'
import { lateWords } from '@quayside/table/page/late-words.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { useVoice } from '@quayside/table/text/voice.ts'
import { useMemo } from 'react'
import { loadBrief } from '../messages/brief/index.ts'
import type { Command } from '../rules/index.ts'
import { PacketRowOnTable } from '../table/game.tsx'
import { act, choices } from '../table/state/choices.ts'
import { type Sight, useSight } from '../table/state/sight.ts'
import { useStandingOrders } from '../table/state/standing-orders.ts'
import { useTable } from '../table/state/table.ts'
import { useOutlineText, usePassingOrders } from './passing.ts'
import { makeSpeaker } from './speaker.ts'
import { tellPacketRow } from './tell.ts'

const useBrief = lateWords(loadBrief)

/** What lies on the table and what there is to tell of it; null while nothing does. */
const useTelling = (): { readonly sight: Sight; readonly telling: Telling<Command> } | null => {
  const sight = useSight()
  const words = useWords()
  const brief = useBrief()
  const voice = useVoice()
  const text = useOutlineText()
  const at = useTable(({ shown }) => shown?.moveNumber ?? 0)
  return useMemo(
    () =>
      sight === null
        ? null
        : { sight, telling: tellPacketRow(makeSpeaker(sight, at, words, text, brief), voice) },
    [sight, at, words, text, brief, voice],
  )
}

type PlayProps = Parameters<GameText<Command>['Play']>[0]

interface AtTableProps extends PlayProps, Pick<TextPlay<Command>, 'telling'> {
  readonly sight: Sight
}

const AtTable = ({ sight, telling, draw }: AtTableProps) => {
  const at = useTable(({ shown }) => shown?.moveNumber ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.at === at)
  const orders = usePassingOrders(sight)
  return draw({ telling, act, orders, underWay })
}

const Play: GameText<Command>['Play'] = ({ draw }) => {
  useStandingOrders()
  const told = useTelling()
  if (told === null) return null
  return (
    <PacketRowOnTable sight={told.sight}>
      <AtTable sight={told.sight} telling={told.telling} draw={draw} />
    </PacketRowOnTable>
  )
}

const Past: GameText<Command>['Past'] = ({ draw }) => {
  const told = useTelling()
  return told === null ? null : <PacketRowOnTable sight={told.sight}>{draw(told.telling)}</PacketRowOnTable>
}

export const text: GameText<Command> = { Play, Past }
