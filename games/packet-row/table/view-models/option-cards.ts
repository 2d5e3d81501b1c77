/** Answers as cards in the tray. */
import type { Refusal, Seat } from '@quayside/kernel'
import { arrow, gap, type IconPart, icon } from '@quayside/table/icon-parts.ts'
import type { OptionCard as AnyCard, Tag } from '@quayside/table/tray/option-cards.tsx'
import { sentence } from '@quayside/texts'
import { cardFace, cardText, commandText } from '../../language/index.ts'
import { bestPlan, isOpen, visitsUntilDry } from '../../queries/index.ts'
import { AREAS, type Area, type Command, packetRow } from '../../rules/index.ts'
import { priceOf, whyNot } from '../card-text.ts'
import type { BoardItem } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { gainOf } from './card-benefit.ts'
import { areaIcon, areaOf, cardOf, cardPieces } from './card-look.ts'
import { handOf } from './hand.ts'

export type OptionCard = AnyCard<Command>

/** The seat that is asked, with its table view. */
export interface OptionContext {
  readonly sight: TableView
  readonly seat: Seat
}

const print = (commands: readonly Command[]): string =>
  commands.map((command) => packetRow.notation.print(command)).join(', ')

const piecesOf = (word: string, { view, game }: TableView): readonly IconPart[] => {
  const card = cardOf(view, word)
  return card === null ? [] : cardPieces(card, (dollars) => game.count('dollar', dollars))
}

const priceTag = (word: string, { view, game, packet }: TableView): Tag => {
  const card = cardOf(view, word)
  const price = card === null ? 0 : priceOf(card)
  return { text: price === 0 ? packet('free') : game.count('dollar', price), tone: 'good' }
}

const takeDetail = (command: Extract<Command, { verb: 'take' }>, { sight, seat }: OptionContext): string => {
  const { view, game, packet } = sight
  const gain = gainOf(view, seat, command, bestPlan(view, seat))
  if (gain !== null)
    return packet('gain', { contracts: gain.contracts, money: game.count('dollar', gain.reward) })
  const card = cardOf(view, command.card)
  return card === null ? '' : cardText(card, areaOf(view, command.card), game).effect
}

/** What passing leads to. */
const passDetail = ({ sight, seat }: OptionContext): string => {
  const { at, names, packet } = sight
  if (at.phase === 'last-choice') return packet('pass.ends')
  if (seat === at.master - 1) return packet(at.named.length === AREAS.length ? 'pass.ends' : 'pass.next')
  return packet('pass.risk', { player: names[at.master - 1] ?? '' })
}

/** How many of the area's cards the seat could pay for; the cards themselves lie above. */
const areaDetail = (area: Area, { sight: { view, at, packet }, seat }: OptionContext): string => {
  const cards = at.boards[area].current.flatMap((word) => (word === null ? [] : [cardOf(view, word)]))
  const money = at.seats[seat]?.money ?? 0
  if (cards.length === 0) return packet('name.empty')
  const count = cards.filter((card) => card !== null && priceOf(card) <= money).length
  return packet('name.pays', { count, all: cards.length })
}

export const commandCard = (command: Command, asking: OptionContext): OptionCard => {
  const { sight } = asking
  const { view, game, packet } = sight
  const common = {
    id: print([command]),
    commands: [command],
    label: commandText(command, game),
    note: null,
  }
  switch (command.verb) {
    case 'take':
      return {
        ...common,
        title: cardFace(command.card, game),
        icons: [...(command.assistant ? [icon('h-assistant'), arrow] : []), ...piecesOf(command.card, sight)],
        tag: priceTag(command.card, sight),
        detail: command.assistant ? packet('assistant.detail') : takeDetail(command, asking),
      }
    case 'name': {
      const left = visitsUntilDry(view, AREAS.indexOf(command.area))
      return {
        ...common,
        title: packet(`area.${command.area}.short`),
        icons: [icon(areaIcon(command.area))],
        tag: {
          text: left === 0 ? packet('area.dry') : packet('visits.left', { visits: left }),
          tone: left === 0 ? 'bad' : 'plain',
        },
        detail: areaDetail(command.area, asking),
      }
    }
    case 'cash':
      return {
        ...common,
        title: packet('cash', { money: game.count('dollar', command.amount) }),
        icons: [icon('a-bank', game.count('dollar', command.amount))],
        tag: null,
        detail: '',
      }
    case 'deliver':
      return {
        ...common,
        title: packet('deliver.title', { contracts: command.contracts.length }),
        icons: command.contracts.flatMap((contract, place) => [
          ...(place === 0 ? [] : [gap]),
          ...piecesOf(contract, sight),
        ]),
        tag: null,
        detail: common.label,
      }
    case 'pass':
      return {
        ...common,
        title: common.label,
        icons: [icon('k-pass')],
        tag: null,
        detail: passDetail(asking),
        shortcut: 'pass',
      }
    case 'done':
      return { ...common, title: common.label, icons: [icon('u-check')], tag: null, detail: '' }
  }
}

/** Something that cannot be done now, and why. */
const refusedCard = (id: string, word: string, refusal: Refusal, { sight }: OptionContext): OptionCard => {
  const { view, game, packet } = sight
  const card = cardOf(view, word)
  const price = card === null ? 0 : priceOf(card)
  const { money } = refusal.params
  const short = refusal.code === 'too-dear' && typeof money === 'number' ? price - money : 0
  return {
    id,
    commands: [],
    title: cardFace(word, game),
    icons: piecesOf(word, sight),
    tag:
      short > 0 ? { text: packet('why.short', { money: game.count('dollar', short) }), tone: 'bad' } : null,
    detail: sentence(whyNot(refusal, sight), game.locale),
    label: '',
    note: null,
  }
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const takeCard = (word: string, assistant: boolean, asking: OptionContext): OptionCard => {
  const { sight, seat } = asking
  const command: Command = { verb: 'take', card: word, assistant }
  const refusal = packetRow.refuse(sight.view, seat, command)
  return refusal === null
    ? commandCard(command, asking)
    : refusedCard(print([command]), word, refusal, asking)
}

/** Cards that can be taken, the most useful first, then those that cannot. */
const takeCards = (asking: OptionContext): OptionCard[] => {
  const { sight, seat } = asking
  const { view, at } = sight
  const now = bestPlan(view, seat)
  const open = AREAS.filter((_, place) => isOpen(view, place))
  const words = (place: 'current' | 'future'): string[] =>
    once(open.flatMap((area) => at.boards[area][place].flatMap((card) => (card === null ? [] : [card]))))
  const worth = ({ commands: [command] }: OptionCard): number =>
    command === undefined ? -1 : (gainOf(view, seat, command, now)?.reward ?? 0)
  const current = words('current')
    .map((word) => takeCard(word, false, asking))
    .sort((one, other) => worth(other) - worth(one))
  const assisted = words('future')
    .map((word) => takeCard(word, true, asking))
    .filter(({ commands }) => commands.length > 0)
    .sort((one, other) => worth(other) - worth(one))
  return [
    ...current.filter(({ commands }) => commands.length > 0),
    ...assisted,
    ...current.filter(({ commands }) => commands.length === 0),
  ]
}

/** Every answer to the question on the table; passing comes last. */
export const answersOf = (asking: OptionContext): readonly OptionCard[] => {
  const { sight, seat } = asking
  const commands = packetRow.commands(sight.view, seat)
  const ofVerb = (verb: Command['verb']): OptionCard[] =>
    commands.filter((command) => command.verb === verb).map((command) => commandCard(command, asking))
  return sight.at.phase === 'naming' ? ofVerb('name') : [...takeCards(asking), ...ofVerb('pass')]
}

/** Money cards, which can be cashed at any time. */
export const cashCards = (asking: OptionContext): readonly OptionCard[] =>
  packetRow
    .commands(asking.sight.view, asking.seat)
    .filter(({ verb }) => verb === 'cash')
    .map((command) => commandCard(command, asking))

/** Options for the selected item, or why there are none. */
export const cardsFor = (thing: BoardItem, asking: OptionContext): readonly OptionCard[] => {
  const { sight, seat } = asking
  const { view, at } = sight
  if (thing.kind === 'area') {
    const command: Command = { verb: 'name', area: thing.area }
    return at.phase === 'naming' && packetRow.refuse(view, seat, command) === null
      ? [commandCard(command, asking)]
      : []
  }
  if (thing.kind === 'seat') return []
  if (thing.place === 'current' || thing.place === 'future')
    return [takeCard(thing.card, thing.place === 'future', asking)]
  const card = cardOf(view, thing.card)
  if (thing.place !== 'hand' || card === null) return []
  if (card.type === 'money') return cashCards(asking).filter(({ id }) => id === `cash ${card.value}`)
  const way = handOf(view, at, seat).ready.find((contract) => contract.card === thing.card)?.way
  if (way === undefined) return []
  return way.length === 1 ? way.map((delivery) => commandCard(delivery, asking)) : []
}
