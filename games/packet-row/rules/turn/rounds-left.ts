/** When the game can end: how often each area can still be visited before its deck is empty. */
import { AREAS } from '../catalogue/card.ts'
import { NO_CARD } from '../catalogue/catalogue.ts'
import { FUTURE_SUPPLY } from '../catalogue/tables.ts'
import { at, DRY, futureOf, LEFT, type State } from '../state.ts'

const isDry = ({ cells }: State, area: number): boolean => ((at(cells, DRY) >> area) & 1) === 1

/**
 * The next visit uses the future supply and the deck; each visit uses as many cards as the current supply has spaces.
 */
const visitsFor = (cards: number, spaces: number): number => Math.floor(cards / spaces) + 1

/**
 * Number of visits until one leaves the area dry, including that one; 0 if it is dry already. Assistants, who take from
 * the future supply, make it fewer.
 */
export const visitsUntilDry = (state: State, area: number): number => {
  if (isDry(state, area)) return 0
  const { cells, setting } = state
  let cards = at(cells, LEFT + area)
  for (let space = 0; space < FUTURE_SUPPLY; space++)
    if (at(cells, futureOf(area) + space) !== NO_CARD) cards++
  return visitsFor(cards, setting.current)
}

/** The same at the beginning of the game. */
export const visitsInAll = ({ setting }: State, area: number): number =>
  visitsFor(
    (setting.catalogue.sorted[area]?.length ?? 0) - setting.removed - setting.current,
    setting.current,
  )

/** The minimum number of rounds, including the current one, until enough areas are dry to end the game. */
export const roundsUntilEnd = (state: State): number => {
  const visits = AREAS.map((_, area) => visitsUntilDry(state, area)).sort((one, other) => one - other)
  return visits[state.setting.options.dryAreas - 1] ?? 0
}
