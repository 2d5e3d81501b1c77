/** Money cards, which a seat may cash at any time. */
import type { Seat } from '@quayside/kernel'
import { type Kind, NO_CARD, of } from '../catalogue/catalogue.ts'
import type { Command } from '../commands.ts'
import type { Log } from '../events.ts'
import { because, type PacketRowRefusal } from '../refusals.ts'
import { earn, has, held, type State, spend } from '../state.ts'

export const listCashing = ({ cells, setting }: State, seat: Seat, list: Command[]): void => {
  const { money, cash } = setting.catalogue
  for (const kind of money) if (held(cells, seat, kind) > 0) list.push(cash[kind] as Command)
}

export const refuseToCash = (state: State, seat: Seat, amount: number): PacketRowRefusal | null => {
  const kind = moneyCard(state, amount)
  return kind !== NO_CARD && has(state, seat, kind) ? null : because('no-money-card', { amount })
}

const moneyCard = ({ setting }: State, amount: number): Kind => {
  const { money, pays } = setting.catalogue
  return money.find((kind) => of(pays, kind) === amount) ?? NO_CARD
}

export const cash = (state: State, seat: Seat, amount: number, log: Log): void =>
  cashCard(state, seat, moneyCard(state, amount), log)

export const cashAll = (state: State, seat: Seat, log: Log): void => {
  for (const kind of state.setting.catalogue.money)
    while (held(state.cells, seat, kind) > 0) cashCard(state, seat, kind, log)
}

const cashCard = (state: State, seat: Seat, kind: Kind, log: Log): void => {
  const { words, pays } = state.setting.catalogue
  const amount = of(pays, kind)
  spend(state, seat, kind)
  earn(state.cells, seat, amount)
  log?.push({ kind: 'cashed', seat, card: words[kind] ?? '', amount })
}
