/** Answers to a question as option cards of the tray. */
import type { Refusal, Seat } from '@quayside/kernel'
import type * as table from '@quayside/table/tray/option-cards.tsx'
import { type Noun, playerName, type SeatNames, sentence } from '@quayside/texts'
import { commandContext, commandText, promptText, refusalText } from '../../language/index.ts'
import { locationOf, TOWN, upcomingTurns } from '../../queries/index.ts'
import {
  BUILDINGS,
  type Bundle,
  CONSTANTS,
  type Command,
  leHavre,
  readCommand,
  type State,
  TOKENS,
  verbNameOf,
} from '../../rules/index.ts'
import type { GameTexts } from '../state/texts.ts'
import type { BuildSite } from './build-sites.ts'
import { type Preview, preview } from './command-preview.ts'
import { cheapestPayment, type Demand, type PaymentOption } from './payment.ts'
import { arrow, bundlePieces, type IconPart, icon } from './token-icons.ts'
import { visit } from './visit-preview.ts'
import type { Voyage } from './voyages.ts'

export type OptionCard = table.OptionCard<Command>

const FRANC = TOKENS.indexOf('franc')

/** View, seat and texts of the question. */
export interface OptionContext {
  readonly view: State
  readonly seat: Seat
  readonly names: SeatNames
  readonly words: GameTexts
}

const idOf = (commands: readonly Command[]): string =>
  commands.map((command) => leHavre.notation.print(command)).join(', ')

/** A signed number, with a typographic minus sign. */
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

const exchanged = (pays: Bundle, gains: Bundle): readonly IconPart[] =>
  pays.length > 0 && gains.length > 0
    ? [...bundlePieces(pays), arrow, ...bundlePieces(gains)]
    : bundlePieces(pays.length > 0 ? pays : gains)

const wealthTag = ({ wealth }: Preview, { words }: OptionContext): table.Tag | null => {
  const change = wealth.after - wealth.before
  if (change === 0) return null
  return { text: words.tray('tag.fortune', { change: signed(change) }), tone: change > 0 ? 'good' : 'bad' }
}

const feeTag = (card: number, { view, seat, words }: OptionContext): table.Tag => {
  const fee = locationOf(view, card) === seat ? [] : (BUILDINGS[card]?.fee ?? [])
  if (fee.length === 0) return { text: words.tray('tag.free'), tone: 'plain' }
  const terms = fee.map((part) =>
    'food' in part ? words.game.count('food', part.food) : words.game.count('franc', part.francs),
  )
  return { text: words.tray('tag.fee', { fee: words.game.list(terms, 'or') }), tone: 'plain' }
}

const energyDetail = ({ energy }: Preview, { words }: OptionContext): string[] =>
  energy.after === energy.before ? [] : [words.tray('detail.energy', { ...energy })]

const foodDetail = ({ foodShort }: Preview, { words }: OptionContext): string[] => {
  if (foodShort === null || foodShort.after === foodShort.before) return []
  return foodShort.after === 0
    ? [words.tray('detail.food.covered')]
    : [words.tray('detail.food.short', { food: words.game.quantity('food', foodShort.after) })]
}

/** A sale that does not cover the due ends in a loan if nothing else can be sold. */
const loanPieces = ({ loans }: Preview): readonly IconPart[] =>
  loans.after > loans.before ? [icon('m-loan', signed(loans.after - loans.before))] : []

const loanDetails = ({ loans }: Preview, asking: OptionContext): string[] =>
  loans.after > loans.before ? [loanDetail(asking)] : []

const nextDetail = ({ after }: Preview, { seat, names, words }: OptionContext): string[] => [
  sentence(words.tray('detail.then', { question: promptText(after, seat, words.game, names) }), words.locale),
]

const ownerDetail = (card: number, { view, seat, names, words }: OptionContext): string[] => {
  const owner = locationOf(view, card)
  return owner === seat || owner >= TOWN
    ? []
    : [words.tray('detail.owner', { player: playerName(owner, words.game, names) })]
}

/** What a visit builds, if there is only one possibility. */
const onlyDetail = (only: Command | null, { words }: OptionContext): string[] => {
  const fields = only === null ? null : readCommand(only)
  return fields?.verb === 'build'
    ? [words.tray('detail.builds', { building: words.game.building(BUILDINGS[fields.building]?.name ?? '') })]
    : []
}

const titleOf = (command: Command, { view, names, words }: OptionContext): string =>
  commandText(command, words.game, commandContext(view, names))

/** The card of a single command with its immediate effect. */
export const commandCard = (command: Command, asking: OptionContext): OptionCard => {
  const { view, seat, words } = asking
  const seen = preview(view, seat, cheapestPayment(view, seat, command))
  const title = titleOf(command, asking)
  const details =
    seen.next === null
      ? [...energyDetail(seen, asking), ...foodDetail(seen, asking), ...loanDetails(seen, asking)]
      : nextDetail(seen, asking)
  const card = {
    id: idOf([command]),
    commands: [command],
    title,
    label: title,
    note: null,
    icons: [...exchanged(seen.pays, seen.gains), ...loanPieces(seen)],
    tag: wealthTag(seen, asking),
    detail: words.game.sentences(details),
  }
  const fields = readCommand(command)
  switch (fields.verb) {
    case 'enter': {
      const { building } = fields
      const { gives, only } = visit(view, seat, building)
      return {
        ...card,
        icons: gives,
        tag: feeTag(building, asking),
        detail: words.game.sentences([
          ...onlyDetail(only, asking),
          ...ownerDetail(building, asking),
          ...foodDetail(seen, asking),
        ]),
      }
    }
    case 'borrow':
      return { ...card, icons: loanPieces(seen), detail: loanDetail(asking) }
    case 'end':
      return { ...card, icons: [], tag: null, detail: afterTurn(asking) }
    default:
      return card
  }
}

/** What happens after the current turn. */
const afterTurn = ({ view, seat, names, words }: OptionContext): string => {
  const next = upcomingTurns(view).find(({ when }) => when === 'later')
  if (next === undefined || (next.kind === 'turn' && next.seat === seat)) return ''
  return next.kind === 'round-end'
    ? words.tray('detail.round-ends')
    : words.tray('detail.next-player', { player: playerName(next.seat, words.game, names) })
}

const loanDetail = ({ words }: OptionContext): string =>
  words.tray('detail.loan', {
    repay: words.game.count('franc', CONSTANTS.loanRepay),
    penalty: words.game.count('franc', CONSTANTS.loanPenalty),
  })

/** The card for building a proposal at a building firm: its cost there, and what it brings. */
export const siteCard = (site: BuildSite, card: number, asking: OptionContext): OptionCard => {
  const { view, seat, words } = asking
  const name = words.game.building(BUILDINGS[site.builder]?.name ?? '')
  const title = words.tray('build-at', { building: name })
  if (site.refusal !== null) return { ...refusedCard(site.enter, site.refusal, asking), title }
  const seen = preview(view, seat, site.commands)
  const fee = feeTag(site.builder, asking)
  return {
    id: idOf(site.commands),
    commands: site.commands,
    title,
    label: words.tray('confirm.build', { building: words.game.building(BUILDINGS[card]?.name ?? '') }),
    note: null,
    icons: bundlePieces(seen.pays),
    tag: wealthTag(seen, asking) ?? fee,
    detail: words.game.sentences([
      `${fee.text}.`,
      ...ownerDetail(site.builder, asking),
      ...foodDetail(seen, asking),
    ]),
  }
}

/** The card of a refused command, with the reason. */
export const refusedCard = (command: Command, refusal: Refusal, asking: OptionContext): OptionCard => ({
  id: idOf([command]),
  commands: [],
  title: titleOf(command, asking),
  label: asking.words.tray('not-possible'),
  note: null,
  icons: [],
  tag: null,
  detail: refusalText(refusal, asking.words.game, asking.names),
})

const unitText = (unit: Demand['unit'], amount: number, { words }: OptionContext): Noun =>
  words.game.quantity(unit === 'material' ? 'good' : unit, amount)

/** The card of a payment option; the first one is suggested. */
export const wayCard = (
  way: PaymentOption,
  unit: Demand['unit'],
  suggested: boolean,
  asking: OptionContext,
): OptionCard => {
  const { view, seat, words } = asking
  const { wealth } = preview(view, seat, [way.command])
  const title = titleOf(way.command, asking)
  const goods = way.value - (way.tokens.find(({ token }) => token === FRANC)?.amount ?? 0)
  return {
    id: idOf([way.command]),
    commands: [way.command],
    title: way.keeps === null ? title : words.tray(`keeps.${way.keeps}`),
    label: title,
    note: suggested ? words.tray('tag.suggested') : null,
    icons: bundlePieces(way.tokens),
    tag:
      way.waste === 0
        ? { text: words.tray('tag.exact'), tone: 'good' }
        : { text: words.tray('tag.wasted', { amount: unitText(unit, way.waste, asking) }), tone: 'bad' },
    detail: words.game.sentences([
      ...(goods === 0 ? [] : [words.tray('detail.value', { francs: words.game.count('franc', goods) })]),
      wealth.after === wealth.before
        ? words.tray('detail.fortune.same', { wealth: wealth.after })
        : words.tray('detail.fortune', { ...wealth }),
    ]),
  }
}

/** The card of a voyage, from the choice of ships or cargo to its francs. */
export const voyageCard = (voyage: Voyage, first: boolean, asking: OptionContext): OptionCard => {
  const { words } = asking
  const [sail] = voyage.commands.filter((command) => verbNameOf(command) === 'sail')
  const title =
    sail !== undefined
      ? titleOf(sail, asking)
      : voyage.spares === null
        ? words.tray('voyage.best')
        : words.tray('voyage.spares', { good: words.game.kind(TOKENS[voyage.spares] ?? 'fish') })
  return {
    id: idOf(voyage.commands),
    commands: voyage.commands,
    title,
    label: words.tray('confirm.ship', { francs: words.game.count('franc', voyage.francs) }),
    note: first ? words.tray('tag.suggested') : null,
    icons: bundlePieces(voyage.cargo),
    tag: { text: `+${voyage.francs}`, tone: 'good' },
    detail:
      voyage.burnt.length === 0
        ? ''
        : words.tray('detail.burns', { tokens: words.game.tokens(voyage.burnt) }),
  }
}
