import type { ExplorerTexts, PositionFact } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import { loadLanguage } from '../language/game-language.ts'
import { loadTexts } from '../language/index.ts'
import { isShipType } from '../language/texts.ts'
import { loadExplorerMessages } from '../messages/explorer/index.ts'
import { activeSeat, offerAmount, players, stock, tileAt, turnIndex } from '../queries/index.ts'
import { leHavre, OFFERS, type State, SUPPLY_TILES, TOKENS } from '../rules/index.ts'
import { buildingsOf, shipTypeIn } from './counting.ts'

export const texts = async (locale: Locale): Promise<ExplorerTexts<State>> => {
  const [texts, say, language] = await Promise.all([
    loadTexts(locale),
    loadExplorerMessages(locale),
    loadLanguage(locale),
  ])
  const amounts = (tokens: readonly (readonly [token: number, amount: number])[]): string => {
    const there = tokens.filter(([, amount]) => amount > 0)
    return there.length === 0
      ? say('nothing')
      : texts.tokens(there.map(([token, amount]) => ({ token, amount })))
  }
  const held = (view: State, seat: Seat): string =>
    amounts(TOKENS.map((_, token) => [token, stock(view, seat, token)]))
  const owned = (view: State, seat: Seat): string[] =>
    buildingsOf(view, seat).map((name) => texts.building(name).plain)
  const tile = (view: State): string =>
    texts.list(
      (SUPPLY_TILES[tileAt(view, turnIndex(view))]?.goods ?? []).map((good) => texts.kind(good).plain),
      'and',
    )
  return {
    position: (view) => {
      const seat = activeSeat(view)
      const own = owned(view, seat)
      const facts: PositionFact[] = [
        { label: say('tile'), text: tile(view) },
        {
          label: say('offer'),
          text: amounts(OFFERS.map((token, offer) => [token, offerAmount(view, offer)])),
        },
        { label: say('held'), text: held(view, seat) },
      ]
      if (own.length > 0) facts.push({ label: say('buildings'), text: texts.list(own, 'and') })
      for (let ahead = 1; ahead < players(view); ahead++) {
        const rival = (seat + ahead) % players(view)
        facts.push({
          label: say('rival', { seat: rival + 1, ahead }),
          text: [held(view, rival), ...owned(view, rival)].join(' · '),
        })
      }
      return facts
    },
    move: (move, view) => {
      const commands = move.split(';').flatMap((text) => {
        const command = leHavre.notation.parse(text)
        return command.ok ? [command.value] : []
      })
      return language
        .commands(commands, view)
        .map(({ text }) => text)
        .join(' · ')
    },
    item: (item) => {
      const type = shipTypeIn(item)
      return type !== null && isShipType(type) ? texts.names.shipTypes[type].name : texts.building(item).plain
    },
    leftOut: say('left-out'),
  }
}
