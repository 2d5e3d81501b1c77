import { buildingText } from '../../language/index.ts'
import type { Building } from '../../rules/index.ts'
import type { GameTexts } from '../state/texts.ts'

/** A name of about twelve characters, for where many cards share a row; messages name cards with underscores. */
export const chipName = (building: Building, { board, game }: GameTexts): string => {
  const chip = board('building.chip', { building: building.name.replaceAll('-', '_') })
  return chip === '' ? buildingText(building, game).short : chip
}

/** The longest name that a place has room for. */
export const nameWithin = (most: number, building: Building, words: GameTexts): string => {
  const { name, short } = buildingText(building, words.game)
  return [name, short].find(({ length }) => length <= most) ?? chipName(building, words)
}
