/** The text of an event, one line of the log. */
import type { Seat } from '@quayside/kernel'
import type { Noun } from '@quayside/texts'
import { playerName, type SeatNames } from '@quayside/texts'
import { BUILDINGS, type Event, SHIPS, shipWord } from '../rules/index.ts'
import type { Texts } from './texts.ts'

/** `you` is the seat of the reader. */
export const eventText = (
  event: Event,
  texts: Texts,
  seatNames: SeatNames = [],
  you: Seat | null = null,
): string => {
  const says = 'seat' in event && event.seat === you ? 'event.you' : 'event'
  const player = (seat: Seat): string => playerName(seat, texts, seatNames)
  const building = (card: number): Noun => texts.building(BUILDINGS[card]?.name ?? '')
  const francs = (amount: number): string => texts.count('franc', amount)
  const ship = (card: number): { readonly ship: Noun; readonly type: string } => ({
    ship: texts.ship(shipWord(card)),
    type: texts.names.shipTypes[SHIPS[card]?.type ?? 'wooden'].kind,
  })
  switch (event.kind) {
    case 'turn-begins':
      return event.round === null
        ? texts.say(`${says}.turn-begins.final`, { player: player(event.seat) })
        : texts.say(`${says}.turn-begins`, {
            player: player(event.seat),
            round: event.round,
            turn: event.turn,
          })
    case 'supplied':
    case 'paid':
    case 'gained':
    case 'harvested':
      return texts.say(`${says}.${event.kind}`, {
        player: player(event.seat),
        tokens: texts.tokens(event.tokens),
      })
    case 'interest-paid':
    case 'loan-repaid':
      return texts.say(`${says}.${event.kind}`, { player: player(event.seat), francs: francs(event.francs) })
    case 'offer-taken':
      return texts.say(`${says}.offer-taken`, { player: player(event.seat), tokens: texts.tokens([event]) })
    case 'entered':
    case 'built':
    case 'modernised':
    case 'sent-home':
    case 'followed':
      return texts.say(`${says}.${event.kind}`, {
        player: player(event.seat),
        building: building(event.building),
      })
    case 'earned':
      return texts.say(`${says}.earned`, {
        player: player(event.seat),
        tokens: texts.tokens(event.tokens),
        building: building(event.building),
      })
    case 'handed-over':
      return texts.say(event.to === you ? 'event.handed-over.to-you' : `${says}.handed-over`, {
        player: player(event.seat),
        tokens: texts.tokens(event.tokens),
        other: player(event.to),
      })
    case 'fee-paid':
      return event.to === null
        ? texts.say(`${says}.fee-paid.town`, {
            player: player(event.seat),
            tokens: texts.tokens(event.tokens),
          })
        : texts.say(event.to === you ? 'event.fee-paid.to-you' : `${says}.fee-paid`, {
            player: player(event.seat),
            tokens: texts.tokens(event.tokens),
            other: player(event.to),
          })
    case 'ship-built':
      return texts.say(`${says}.ship-built`, { player: player(event.seat), ...ship(event.ship) })
    case 'ship-swapped':
      return texts.say(`${says}.ship-swapped`, {
        player: player(event.seat),
        ship: ship(event.ship).ship,
        building: building(event.building),
      })
    case 'shipped':
      return texts.say(`${says}.shipped`, {
        player: player(event.seat),
        tokens: texts.tokens(event.tokens),
        francs: francs(event.francs),
      })
    case 'bought':
    case 'sold':
      return texts.say(`${says}.${event.kind}`, {
        player: player(event.seat),
        building: building(event.building),
        francs: francs(event.francs),
      })
    case 'ship-bought':
    case 'ship-sold':
      return texts.say(`${says}.${event.kind}`, {
        player: player(event.seat),
        ...ship(event.ship),
        francs: francs(event.francs),
      })
    case 'pawned':
    case 'redeemed':
      return texts.say(`${says}.${event.kind}`, {
        player: player(event.seat),
        tokens: texts.tokens(event.tokens),
        francs: francs(event.francs),
      })
    case 'loans-taken':
      if (event.francs === 0)
        return texts.say(`${says}.loans-taken.free`, {
          player: player(event.seat),
          loans: texts.count('loan', event.loans),
        })
      return texts.say(`${says}.loans-taken`, {
        player: player(event.seat),
        loans: texts.count('loan', event.loans),
        francs: francs(event.francs),
      })
    case 'loans-returned':
      return texts.say(`${says}.loans-returned`, {
        player: player(event.seat),
        loans: texts.count('loan', event.loans),
      })
    case 'caught':
      return texts.say(`${says}.caught`, {
        player: player(event.seat),
        building: building(event.building),
        bar: building(event.by),
        francs: francs(event.francs),
      })
    case 'strike-called':
      return texts.say(`${says}.strike-called`, { player: player(event.seat) })
    case 'hand-dealt':
      return event.cards === null
        ? texts.say(`${says}.hand-dealt`, { player: player(event.seat) })
        : texts.say(`${says}.hand-dealt.cards`, {
            player: player(event.seat),
            buildings: texts.list(
              event.cards.map((card) => building(card).plain),
              'and',
            ),
          })
    case 'looked':
      return event.cards === null
        ? texts.say(`${says}.looked`, { player: player(event.seat) })
        : texts.say(`${says}.looked.cards`, {
            player: player(event.seat),
            buildings: texts.list(
              event.cards.map((card) => building(card).plain),
              'and',
            ),
          })
    case 'round-ended':
      return texts.say('event.round-ended', { round: event.round })
    case 'fed':
      return fedText(event, says, player(event.seat), texts)
    case 'town-built':
    case 'special-revealed':
    case 'laid-on-proposals':
    case 'laid-on-top':
    case 'left-the-game':
      return texts.say(`event.${event.kind}`, { building: building(event.building) })
    case 'ship-arrived':
      return texts.say('event.ship-arrived', ship(event.ship))
    case 'final-stage':
    case 'game-over':
      return texts.say(`event.${event.kind}`)
  }
}

const fedText = (
  event: Extract<Event, { kind: 'fed' }>,
  says: 'event' | 'event.you',
  player: string,
  texts: Texts,
): string => {
  if (event.food === 0) return texts.say(`${says}.fed.nothing-due`, { player })
  const food = texts.count('food', event.food)
  if (event.tokens.length === 0) return texts.say(`${says}.fed.by-ships`, { player, food })
  const tokens = texts.tokens(event.tokens)
  if (event.ships === 0) return texts.say(`${says}.fed`, { player, food, tokens })
  return texts.say(`${says}.fed.with-ships`, {
    player,
    food,
    ships: texts.count('food', event.ships),
    tokens,
  })
}
