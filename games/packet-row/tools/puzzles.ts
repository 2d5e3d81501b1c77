/** Criteria and themes for puzzles of Packet Row. */
import type { GameMining, SolvedPosition } from '../../../tools/puzzles/mined-games.ts'
import { catalogueOf, LAST_DELIVERIES, phaseIndex, roundsUntilEnd } from '../queries/index.ts'
import type { CardType, Command, State } from '../rules/index.ts'

type PacketRowSolved = SolvedPosition<State, Command>

const THEME_OF_CARD: Readonly<Record<CardType, string>> = {
  contract: 'contracts',
  starting_contract: 'contracts',
  merchant_ship: 'ships',
  goods: 'goods',
  gold_nugget: 'goods',
  assistant: 'helpers',
  captain: 'helpers',
  trader: 'helpers',
  banker: 'helpers',
  money: 'money',
  victory_points: 'points',
}

const cardThemes = ({ before, command }: PacketRowSolved): string[] => {
  if (command.verb !== 'take') return []
  const { kinds, cards } = catalogueOf(before)
  const card = cards[kinds.get(command.card) ?? 0]
  return card === undefined ? [] : [THEME_OF_CARD[card.type]]
}

export const PUZZLES: GameMining<State, Command> = {
  setUps: [{ players: 3 }, { players: 2 }, { players: 4 }, { players: 5 }],
  gap: 1.5,
  even: 0.5,
  margin: 8,
  isCandidate: (view) => phaseIndex(view) <= LAST_DELIVERIES,
  // The same card with or without an assistant is the same idea; so is a delivery of the same contracts with other
  // cards.
  idea(command) {
    switch (command.verb) {
      case 'name':
        return `name ${command.area}`
      case 'take':
        return `take ${command.card}`
      case 'deliver':
        return `deliver ${command.contracts.join(' ')}`
      default:
        return command.verb
    }
  },
  themes(solved) {
    const { before, command, plan } = solved
    const about: readonly (readonly [string, boolean])[] = [
      ['delivery', plan.some(({ verb }) => verb === 'deliver')],
      ['last-round', roundsUntilEnd(before) <= 1],
      ['areas', command.verb === 'name'],
      ['waiting', command.verb === 'pass'],
    ]
    return [...about.flatMap(([theme, fits]) => (fits ? [theme] : [])), ...cardThemes(solved)]
  },
}
