/** Answers to a question as option cards of the tray. */
import type { Refusal, Seat } from '@quayside/kernel'
import { arrow, gap, type IconPart, icon } from '@quayside/table/icon-parts.ts'
import type { OptionCard as AnyCard, Tag } from '@quayside/table/tray/option-cards.tsx'
import { sentence } from '@quayside/texts'
import { cardFace, cardText, commandText } from '../../language/index.ts'
import { bestPlan, isOpen, missingFor, visitsUntilDry } from '../../queries/index.ts'
import { AREAS, type Area, type Command, packetRow } from '../../rules/index.ts'
import { priceOf, whyNot } from '../card-text.ts'
import type { BoardItem } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { gainOf } from './card-benefit.ts'
import { areaIcon, areaOf, cardOf, cardPieces, isContract } from './card-look.ts'
import { handOf } from './hand.ts'

export type OptionCard = AnyCard<Command>

/** The deciding seat with its table view. */
export interface OptionContext {
  readonly tableView: TableView
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

/** What the seat still needs to deliver a contract; empty if nothing. */
export const lacksOf = (contract: string, seat: Seat, { view, game, packet }: TableView): string => {
  const card = cardOf(view, contract)
  if (!isContract(card)) return ''
  const { units, ship } = missingFor(view, seat, contract)
  const lacks = [
    ...(units > 0 ? [packet('contract.short', { goods: game.goods(card.good, units) })] : []),
    ...(ship ? [packet('contract.no-ship')] : []),
  ]
  return game.list(lacks, 'and')
}

/** What a card does, in at most two lines of its answer; the whole sentence is on its sheet. */
const shortEffect = (word: string, seat: Seat, tableView: TableView): string => {
  const { view, game, packet } = tableView
  const card = cardOf(view, word)
  if (card === null) return ''
  switch (card.type) {
    case 'contract': {
      const lacks = lacksOf(word, seat, tableView)
      if (lacks === '') return cardText(card, areaOf(view, word), game).effect
      return sentence(lacks.charAt(0).toLocaleUpperCase(game.locale) + lacks.slice(1), game.locale)
    }
    case 'assistant':
    case 'captain':
    case 'trader':
      return packet(`use.${card.type}`)
    case 'merchant_ship':
      return packet('use.merchant_ship', { to: game.to(card.destination) })
    default:
      return cardText(card, areaOf(view, word), game).effect
  }
}

const takeDetail = (
  command: Extract<Command, { verb: 'take' }>,
  { tableView, seat }: OptionContext,
): string => {
  const { view, game, packet } = tableView
  const gain = gainOf(view, seat, command, bestPlan(view, seat))
  if (gain !== null)
    return packet('gain', { contracts: gain.contracts, money: game.count('dollar', gain.reward) })
  return shortEffect(command.card, seat, tableView)
}

/** What happens after passing. */
const passDetail = ({ tableView, seat }: OptionContext): string => {
  const { literal, names, packet } = tableView
  if (literal.phase === 'last-choice') return packet('pass.ends')
  if (seat === literal.master - 1)
    return packet(literal.named.length === AREAS.length ? 'pass.ends' : 'pass.next')
  return packet('pass.risk', { player: names[literal.master - 1] ?? '' })
}

/** How many of the area's cards the seat could pay for; the cards themselves are above. */
const areaDetail = (area: Area, { tableView: { view, literal, packet }, seat }: OptionContext): string => {
  const cards = literal.boards[area].current.flatMap((word) => (word === null ? [] : [cardOf(view, word)]))
  const money = literal.seats[seat]?.money ?? 0
  if (cards.length === 0) return packet('name.empty')
  const count = cards.filter((card) => card !== null && priceOf(card) <= money).length
  return packet('name.pays', { count, all: cards.length })
}

export const commandCard = (command: Command, asking: OptionContext): OptionCard => {
  const { tableView } = asking
  const { view, game, packet } = tableView
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
        icons: [
          ...(command.assistant ? [icon('h-assistant'), arrow] : []),
          ...piecesOf(command.card, tableView),
        ],
        tag: priceTag(command.card, tableView),
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
          ...piecesOf(contract, tableView),
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

/** The card of a refused command, with the reason. */
const refusedCard = (
  id: string,
  word: string,
  refusal: Refusal,
  { tableView }: OptionContext,
): OptionCard => {
  const { view, game, packet } = tableView
  const card = cardOf(view, word)
  const price = card === null ? 0 : priceOf(card)
  const { money } = refusal.params
  const short = refusal.code === 'too-dear' && typeof money === 'number' ? price - money : 0
  return {
    id,
    commands: [],
    title: cardFace(word, game),
    icons: piecesOf(word, tableView),
    tag:
      short > 0 ? { text: packet('why.short', { money: game.count('dollar', short) }), tone: 'bad' } : null,
    detail: sentence(whyNot(refusal, tableView), game.locale),
    label: '',
    note: null,
  }
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const takeCard = (word: string, assistant: boolean, asking: OptionContext): OptionCard => {
  const { tableView, seat } = asking
  const command: Command = { verb: 'take', card: word, assistant }
  const refusal = packetRow.refuse(tableView.view, seat, command)
  return refusal === null
    ? commandCard(command, asking)
    : refusedCard(print([command]), word, refusal, asking)
}

/** Cards that can be taken, the most useful first, then those that cannot. */
const takeCards = (asking: OptionContext): OptionCard[] => {
  const { tableView, seat } = asking
  const { view, literal } = tableView
  const now = bestPlan(view, seat)
  const open = AREAS.filter((_, place) => isOpen(view, place))
  const texts = (place: 'current' | 'future'): string[] =>
    once(open.flatMap((area) => literal.boards[area][place].flatMap((card) => (card === null ? [] : [card]))))
  const worth = ({ commands: [command] }: OptionCard): number =>
    command === undefined ? -1 : (gainOf(view, seat, command, now)?.reward ?? 0)
  const current = texts('current')
    .map((word) => takeCard(word, false, asking))
    .sort((one, other) => worth(other) - worth(one))
  const assisted = texts('future')
    .map((word) => takeCard(word, true, asking))
    .filter(({ commands }) => commands.length > 0)
    .sort((one, other) => worth(other) - worth(one))
  return [
    ...current.filter(({ commands }) => commands.length > 0),
    ...assisted,
    ...current.filter(({ commands }) => commands.length === 0),
  ]
}

/** All answers to the current question; passing comes last. */
export const answersOf = (asking: OptionContext): readonly OptionCard[] => {
  const { tableView, seat } = asking
  const commands = packetRow.commands(tableView.view, seat)
  const ofVerb = (verb: Command['verb']): OptionCard[] =>
    commands.filter((command) => command.verb === verb).map((command) => commandCard(command, asking))
  return tableView.literal.phase === 'naming' ? ofVerb('name') : [...takeCards(asking), ...ofVerb('pass')]
}

/** Money cards, which can be cashed at any time. */
export const cashCards = (asking: OptionContext): readonly OptionCard[] =>
  packetRow
    .commands(asking.tableView.view, asking.seat)
    .filter(({ verb }) => verb === 'cash')
    .map((command) => commandCard(command, asking))

/** Options for the selected item, or why there are none. */
export const cardsFor = (item: BoardItem, asking: OptionContext): readonly OptionCard[] => {
  const { tableView, seat } = asking
  const { view, literal } = tableView
  if (item.kind === 'area') {
    const command: Command = { verb: 'name', area: item.area }
    return literal.phase === 'naming' && packetRow.refuse(view, seat, command) === null
      ? [commandCard(command, asking)]
      : []
  }
  if (item.kind === 'seat') return []
  if (item.place === 'current' || item.place === 'future')
    return [takeCard(item.card, item.place === 'future', asking)]
  const card = cardOf(view, item.card)
  if (item.place !== 'hand' || card === null) return []
  if (card.type === 'money') return cashCards(asking).filter(({ id }) => id === `cash ${card.value}`)
  const way = handOf(view, literal, seat).ready.find((contract) => contract.card === item.card)?.way
  if (way === undefined) return []
  return way.length === 1 ? way.map((delivery) => commandCard(delivery, asking)) : []
}
