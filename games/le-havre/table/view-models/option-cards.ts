/** Answers to a question as option cards of the tray. */
import type { Refusal, Seat } from '@quayside/kernel'
import type * as table from '@quayside/table/tray/option-cards.tsx'
import { playerName, type SeatNames, sentence } from '@quayside/texts'
import { commandContext, commandText, promptText, refusalText } from '../../language/index.ts'
import { locationOf, TOWN, upcomingTurns } from '../../queries/index.ts'
import {
  BUILDINGS,
  CONSTANTS,
  type Command,
  leHavre,
  readCommand,
  type State,
  type TokenAmounts,
} from '../../rules/index.ts'
import type { GameTexts } from '../state/texts.ts'
import type { BuildSite } from './build-sites.ts'
import { type CommandPreview, foodShortBetween, preview } from './command-preview.ts'
import { cheapestPayment } from './payment.ts'
import { arrow, bundlePieces, type IconPart, icon } from './token-icons.ts'
import { visit } from './visit-preview.ts'

export type OptionCard = table.OptionCard<Command>

/** View, seat and texts of the question. */
export interface OptionContext {
  readonly view: State
  readonly seat: Seat
  readonly names: SeatNames
  readonly texts: GameTexts
}

export const idOf = (commands: readonly Command[]): string =>
  commands.map((command) => leHavre.notation.print(command)).join(', ')

/** A signed number, with a typographic minus sign. */
const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

const exchanged = (pays: TokenAmounts, gains: TokenAmounts): readonly IconPart[] =>
  pays.length > 0 && gains.length > 0
    ? [...bundlePieces(pays), arrow, ...bundlePieces(gains)]
    : bundlePieces(pays.length > 0 ? pays : gains)

const wealthTag = ({ wealthChange }: CommandPreview, { texts }: OptionContext): table.Tag | null =>
  wealthChange === 0
    ? null
    : {
        text: texts.tray('tag.fortune', { change: signed(wealthChange) }),
        tone: wealthChange > 0 ? 'good' : 'bad',
      }

const feeTag = (card: number, { view, seat, texts }: OptionContext): table.Tag => {
  const fee = locationOf(view, card) === seat ? [] : (BUILDINGS[card]?.fee ?? [])
  if (fee.length === 0) return { text: texts.tray('tag.free'), tone: 'plain' }
  const terms = fee.map((part) =>
    'food' in part ? texts.game.count('food', part.food) : texts.game.count('franc', part.francs),
  )
  return { text: texts.tray('tag.fee', { fee: texts.game.list(terms, 'or') }), tone: 'plain' }
}

const energyDetail = ({ energy }: CommandPreview, { texts }: OptionContext): string[] =>
  energy.after === energy.before ? [] : [texts.tray('detail.energy', { ...energy })]

const foodDetail = ({ foodShort }: Pick<CommandPreview, 'foodShort'>, { texts }: OptionContext): string[] => {
  if (foodShort === null || foodShort.after === foodShort.before) return []
  return foodShort.after === 0
    ? [texts.tray('detail.food.covered')]
    : [texts.tray('detail.food.short', { food: texts.game.quantity('food', foodShort.after) })]
}

/** A sale that does not cover the due ends in a loan if nothing else can be sold. */
const loanPieces = ({ loans }: CommandPreview): readonly IconPart[] =>
  loans.after > loans.before ? [icon('m-loan', signed(loans.after - loans.before))] : []

const loanDetails = ({ loans }: CommandPreview, asking: OptionContext): string[] =>
  loans.after > loans.before ? [loanDetail(asking)] : []

const nextDetail = ({ after }: CommandPreview, { seat, names, texts }: OptionContext): string[] => [
  sentence(texts.tray('detail.then', { question: promptText(after, seat, texts.game, names) }), texts.locale),
]

const ownerDetail = (card: number, { view, seat, names, texts }: OptionContext): string[] => {
  const owner = locationOf(view, card)
  return owner === seat || owner >= TOWN
    ? []
    : [texts.tray('detail.owner', { player: playerName(owner, texts.game, names) })]
}

/** What a visit builds, if there is only one possibility. */
const onlyDetail = (only: Command | null, { texts }: OptionContext): string[] => {
  const fields = only === null ? null : readCommand(only)
  return fields?.verb === 'build'
    ? [texts.tray('detail.builds', { building: texts.game.building(BUILDINGS[fields.building]?.name ?? '') })]
    : []
}

export const titleOf = (command: Command, { view, names, texts }: OptionContext): string =>
  commandText(command, texts.game, commandContext(view, names))

/** The card of a single command with its immediate effect. */
export const commandCard = (command: Command, asking: OptionContext): OptionCard => {
  const { view, seat, texts } = asking
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
    detail: texts.game.sentences(details),
  }
  const fields = readCommand(command)
  switch (fields.verb) {
    case 'enter': {
      const { building } = fields
      const { gives, only, after } = visit(view, seat, building)
      return {
        ...card,
        icons: gives,
        tag: feeTag(building, asking),
        detail: texts.game.sentences([
          ...onlyDetail(only, asking),
          ...ownerDetail(building, asking),
          ...(after === null ? [] : foodDetail({ foodShort: foodShortBetween(view, after, seat) }, asking)),
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
const afterTurn = ({ view, seat, names, texts }: OptionContext): string => {
  const next = upcomingTurns(view).find(({ when }) => when === 'later')
  if (next === undefined || (next.kind === 'turn' && next.seat === seat)) return ''
  return next.kind === 'round-end'
    ? texts.tray('detail.round-ends')
    : texts.tray('detail.next-player', { player: playerName(next.seat, texts.game, names) })
}

const loanDetail = ({ texts }: OptionContext): string =>
  texts.tray('detail.loan', {
    repay: texts.game.count('franc', CONSTANTS.loanRepay),
    penalty: texts.game.count('franc', CONSTANTS.loanPenalty),
  })

/** The card for building a proposal at a building firm: its cost there, and what it brings. */
export const siteCard = (site: BuildSite, card: number, asking: OptionContext): OptionCard => {
  const { view, seat, texts } = asking
  const name = texts.game.building(BUILDINGS[site.builder]?.name ?? '')
  const title = texts.tray('build-at', { building: name })
  if (site.refusal !== null) return { ...refusedCard(site.enter, site.refusal, asking), title }
  const seen = preview(view, seat, site.commands)
  const fee = feeTag(site.builder, asking)
  return {
    id: idOf(site.commands),
    commands: site.commands,
    title,
    label: texts.tray('confirm.build', { building: texts.game.building(BUILDINGS[card]?.name ?? '') }),
    note: null,
    icons: bundlePieces(seen.pays),
    tag: wealthTag(seen, asking) ?? fee,
    detail: texts.game.sentences([
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
  label: asking.texts.tray('not-possible'),
  note: null,
  icons: [],
  tag: null,
  detail: refusalText(refusal, asking.texts.game, asking.names),
})
