/** Payments and voyages as option cards of the tray. Loaded with the trays that need them. */
import type { Noun } from '@quayside/texts'
import { TOKENS, verbNameOf } from '../../rules/index.ts'
import { preview } from './command-preview.ts'
import { idOf, type OptionCard, type OptionContext, titleOf } from './option-cards.ts'
import type { Demand, PaymentOption } from './payment.ts'
import { bundlePieces } from './token-icons.ts'
import type { Voyage } from './voyages.ts'

const FRANC = TOKENS.indexOf('franc')

const unitText = (unit: Demand['unit'], amount: number, { texts }: OptionContext): Noun =>
  texts.game.quantity(unit === 'material' ? 'good' : unit, amount)

/** The card of a payment option; the first one is suggested. */
export const wayCard = (
  way: PaymentOption,
  unit: Demand['unit'],
  suggested: boolean,
  asking: OptionContext,
): OptionCard => {
  const { view, seat, texts } = asking
  const { wealth } = preview(view, seat, [way.command])
  const title = titleOf(way.command, asking)
  const goods = way.value - (way.tokens.find(({ token }) => token === FRANC)?.amount ?? 0)
  return {
    id: idOf([way.command]),
    commands: [way.command],
    title: way.keeps === null ? title : texts.tray(`keeps.${way.keeps}`),
    label: title,
    note: suggested ? texts.tray('tag.suggested') : null,
    icons: bundlePieces(way.tokens),
    tag:
      way.waste === 0
        ? { text: texts.tray('tag.exact'), tone: 'good' }
        : { text: texts.tray('tag.wasted', { amount: unitText(unit, way.waste, asking) }), tone: 'bad' },
    detail: texts.game.sentences([
      ...(goods === 0 ? [] : [texts.tray('detail.value', { francs: texts.game.count('franc', goods) })]),
      wealth.after === wealth.before
        ? texts.tray('detail.fortune.same', { wealth: wealth.after })
        : texts.tray('detail.fortune', { ...wealth }),
    ]),
  }
}

/** The card of a voyage, from the choice of ships or cargo to its francs. */
export const voyageCard = (voyage: Voyage, first: boolean, asking: OptionContext): OptionCard => {
  const { texts } = asking
  const [sail] = voyage.commands.filter((command) => verbNameOf(command) === 'sail')
  const title =
    sail !== undefined
      ? titleOf(sail, asking)
      : voyage.spares === null
        ? texts.tray('voyage.best')
        : texts.tray('voyage.spares', { good: texts.game.kind(TOKENS[voyage.spares] ?? 'fish') })
  return {
    id: idOf(voyage.commands),
    commands: voyage.commands,
    title,
    label: texts.tray('confirm.ship', { francs: texts.game.count('franc', voyage.francs) }),
    note: first ? texts.tray('tag.suggested') : null,
    icons: bundlePieces(voyage.cargo),
    tag: { text: `+${voyage.francs}`, tone: 'good' },
    detail:
      voyage.burnt.length === 0
        ? ''
        : texts.tray('detail.burns', { tokens: texts.game.tokens(voyage.burnt) }),
  }
}
