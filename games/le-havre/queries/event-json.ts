import { BUILDINGS, type Event, SUPPLY_TILES, shipWord, TOKENS, type TokenAmounts } from '../rules/index.ts'

const tokens = (bundle: TokenAmounts): Readonly<Record<string, number>> =>
  Object.fromEntries(bundle.map(({ token, amount }) => [TOKENS[token] ?? '', amount]))

const building = (card: number): string => BUILDINGS[card]?.name ?? ''

/** Conversion of event fields; a field that is not listed stays as it is. */
const CONVERT: Readonly<Record<string, (value: never) => unknown>> = {
  seat: (seat: number) => seat + 1,
  to: (seat: number | null) => (seat === null ? 'treasury' : seat + 1),
  pile: (pile: number) => pile + 1,
  tile: (tile: number) => SUPPLY_TILES[tile]?.goods.join('+') ?? '',
  token: (token: number) => TOKENS[token] ?? '',
  tokens,
  building,
  by: building,
  ship: shipWord,
  cards: (cards: readonly number[] | null) => cards?.map(building) ?? null,
}

/** An event as JSON for programs: names instead of the engine's numbers. */
export const eventJson = (event: Event): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(event).map(([field, value]) => {
      const convert = Object.hasOwn(CONVERT, field) ? CONVERT[field] : undefined
      return [field, convert ? convert(value as never) : value]
    }),
  )
