import { ALL, closed, open } from '@quayside/game/outline/part.ts'
import type { Line, Part } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import { refusalText } from '../../language/index.ts'
import { BUILDINGS, SHIPS, shipWord } from '../../rules/index.ts'
import { whyNotBuildable } from '../../table/reading/affordances.ts'
import { proposalPiles, shipPiles, specialPile, townBuildsNext } from '../../table/reading/piles.ts'
import type { Speaker } from '../speaker.ts'

const proposalLine = (card: number, speaker: Speaker): Line => {
  const { view, me, names, text, words } = speaker
  const building = words.game.building(BUILDINGS[card]?.name ?? '')
  const refusal = whyNotBuildable(view, me, card)
  return refusal === null
    ? open(text('lh.proposal', { building, cost: words.game.tokens(BUILDINGS[card]?.printedCost ?? []) }))
    : closed(building.plain, refusalText(refusal, words.game, names), speaker)
}

export const proposalsPart = (speaker: Speaker): Part => {
  const { view, text, words } = speaker
  const next = townBuildsNext(view)
  const special = specialPile(view).next
  return {
    key: 'b',
    title: words.board('zone.proposals'),
    sayings: sayingsOf(words.board('zone.proposals'), text('names.proposals')),
    grid: null,
    lines: [
      ...proposalPiles(view).map(({ cards: [top] }) =>
        top === undefined ? open(words.board('proposals.empty')) : proposalLine(top, speaker),
      ),
      ...(next === null
        ? []
        : [
            open(
              text('lh.town-builds', {
                round: next.round,
                building: words.game.building(BUILDINGS[next.card]?.name ?? ''),
              }),
            ),
          ]),
      ...(special === null
        ? []
        : [
            open(
              text('pair', {
                name: words.board('special.title'),
                value: words.board('special.next', { round: special.round }),
              }),
            ),
          ]),
    ],
    brief: ALL,
  }
}

export const shipsPart = ({ view, text, words }: Speaker): Part => ({
  key: 's',
  title: words.board('zone.ships'),
  sayings: sayingsOf(words.board('zone.ships'), text('names.ships')),
  grid: null,
  lines: shipPiles(view).map(({ type, top, left, arriving, firstRound }) =>
    open(
      top === null
        ? text('pair', {
            name: words.game.names.shipTypes[type].name,
            value:
              firstRound === null
                ? words.board('ship.none')
                : words.board('ship.round', { round: firstRound }),
          })
        : words.board('ship.pile', {
            type: words.game.names.shipTypes[type].name,
            ship: words.game.ship(shipWord(top)),
            value: SHIPS[top]?.value ?? 0,
            left,
            arrives: (arriving === null ? null : SHIPS[arriving]?.value) ?? 0,
          }),
    ),
  ),
  brief: ALL,
})
