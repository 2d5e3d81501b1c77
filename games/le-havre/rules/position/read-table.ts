import { TOKENS } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import { roundsOf } from '../catalogue/rounds.ts'
import { SUPPLY_TILES, TURNS } from '../catalogue/supply-tiles.ts'
import { AMOUNT_LIMIT } from '../commands.ts'
import type { Options } from '../options.ts'
import { at, NONE, type State } from '../state/state.ts'
import {
  AWAITING,
  FINAL_PHASE,
  INTEREST_PHASE,
  OFFER,
  OVER_PHASE,
  PHASE,
  ROUND,
  SPECTATOR_VIEW,
  START,
  STEP,
  TILES,
  TURN,
  VIEWER,
} from '../state/table.ts'
import { PHASES, type PhaseName, STEPS, type StepName } from './literal.ts'
import { type Fields, fieldsOf, listOf, Misfit, placeOf, whole } from './parse-fields.ts'
import { tileName } from './write.ts'

const TILE_NAMES = SUPPLY_TILES.map((_, tile) => tileName(tile))

export const readTable = (s: State, fields: Fields, options: Options): void => {
  const rounds = roundsOf(options.version, options.players).length
  if (fields['start'] !== undefined) s[START] = whole(fields['start'], 'start', 1, options.players) - 1
  if (fields['phase'] !== undefined) s[PHASE] = placeOf(fields['phase'], 'phase', PHASES)
  const afterRounds = at(s, PHASE) === FINAL_PHASE || at(s, PHASE) === OVER_PHASE
  s[ROUND] = afterRounds ? rounds : at(s, ROUND)
  if (fields['round'] !== undefined)
    s[ROUND] =
      whole(fields['round'], 'round', afterRounds ? rounds + 1 : 1, afterRounds ? rounds + 1 : rounds) - 1
  readTurn(s, fields, options)
  if (fields['awaiting'] !== undefined) s[AWAITING] = truth(fields['awaiting'], 'awaiting') ? 1 : 0
  s[VIEWER] = readViewer(fields['viewer'] ?? null, options)
  if (fields['tiles'] !== undefined) readTiles(s, listOf(fields['tiles'], 'tiles'))
  else if (at(s, PHASE) === INTEREST_PHASE) layInterestTile(s)
  for (const [name, amount] of Object.entries(fieldsOf(fields['offers'] ?? {}, 'offers'))) {
    const offer = OFFERS.findIndex((token) => TOKENS[token] === name)
    if (offer < 0) throw new Misfit('unknown-field', `offers.${name}`)
    s[OFFER + offer] = whole(amount, `offers.${name}`, 0, AMOUNT_LIMIT)
  }
}

const truth = (value: unknown, field: string): boolean => {
  if (typeof value !== 'boolean') throw new Misfit('bad-value', field, value)
  return value
}

/** The range of turns in each phase. */
const TURNS_OF: Readonly<Record<PhaseName, (players: number) => readonly [first: number, last: number]>> = {
  turns: () => [1, TURNS],
  interest: () => [1, TURNS],
  // At the end of a round, all its turns are over.
  feeding: () => [TURNS + 1, TURNS + 1],
  final: (players) => [1, players],
  over: () => [1, 1],
}

const STEPS_OF: Readonly<Record<PhaseName, readonly [StepName, ...StepName[]]>> = {
  turns: ['supply', 'main', 'end'],
  interest: ['main'],
  feeding: ['end'],
  final: ['main', 'end'],
  over: ['supply'],
}

const readTurn = (s: State, fields: Fields, options: Options): void => {
  const phase = PHASES[at(s, PHASE)] ?? 'turns'
  const [first, last] = TURNS_OF[phase](options.players)
  s[TURN] = first - 1
  if (fields['turn'] !== undefined) s[TURN] = whole(fields['turn'], 'turn', first, last) - 1
  const steps = STEPS_OF[phase]
  const step = fields['step'] === undefined ? steps[0] : fields['step']
  if (!steps.some((one) => one === step)) throw new Misfit('bad-value', 'step', step)
  s[STEP] = placeOf(step, 'step', STEPS)
}

const readViewer = (value: unknown, options: Options): number => {
  if (value === null) return 0
  return value === 'spectator' ? SPECTATOR_VIEW : whole(value, 'viewer', 1, options.players)
}

/** If interest is being paid and the literal gives no tiles, the tile that calls for interest is put at this turn. */
const layInterestTile = (s: State): void => {
  const places = [...SUPPLY_TILES.keys()]
  const place = places.find((one) => SUPPLY_TILES[at(s, TILES + one)]?.interest) ?? 0
  const tile = at(s, TILES + place)
  s[TILES + place] = at(s, TILES + at(s, TURN))
  s[TILES + at(s, TURN)] = tile
}

const readTiles = (s: State, tiles: readonly unknown[]): void => {
  if (tiles.length !== TURNS) throw new Misfit('bad-value', 'tiles', tiles)
  const laid = tiles.map((tile) => (tile === null ? NONE : placeOf(tile, 'tiles', TILE_NAMES)))
  for (const [place, tile] of laid.entries()) {
    if (tile !== NONE && laid.indexOf(tile) !== place) throw new Misfit('two-owners', 'tiles', tiles[place])
    s[TILES + place] = tile
  }
}
