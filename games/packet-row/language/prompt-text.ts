/** The question that a seat is asked, as a sentence. */
import type { Seat } from '@quayside/kernel'
import { playerName, type SeatNames } from '@quayside/texts'
import { AREAS, type Area, type PositionLiteral, packetRow, type State } from '../rules/index.ts'
import type { Texts } from './texts.ts'

export const promptText = (state: State, seat: Seat, texts: Texts, seatNames: SeatNames = []): string => {
  const deciders = packetRow.deciders(state)
  if (deciders.length === 0) return texts.say(packetRow.outcome(state) ? 'prompt.over' : 'prompt.awaiting')
  if (deciders.includes(seat)) return askedText(packetRow.position.write(state) as PositionLiteral, texts)
  return texts.say('prompt.wait', {
    players: texts.list(
      deciders.map((decider) => playerName(decider, texts, seatNames)),
      'and',
    ),
  })
}

const askedText = ({ phase, area, named }: PositionLiteral, texts: Texts): string => {
  switch (phase) {
    case 'naming':
      return texts.say(named.length === 0 ? 'prompt.naming' : 'prompt.naming.another')
    case 'asking':
      return texts.say('prompt.asking', { area: texts.area(area) })
    case 'deciding':
      return texts.say(named.length === AREAS.length ? 'prompt.deciding.last' : 'prompt.deciding', {
        area: texts.area(area),
      })
    case 'last-choice':
      return texts.say('prompt.last-choice', { areas: openAreas(area, named, texts) })
    case 'last-deliveries':
      return texts.say('prompt.last-deliveries')
    case 'over':
      return texts.say('prompt.over')
  }
}

const openAreas = (asked: Area, named: readonly Area[], texts: Texts): string =>
  texts.list(
    AREAS.filter((area) => area === asked || !named.includes(area)).map((area) => texts.area(area).plain),
    'or',
  )
