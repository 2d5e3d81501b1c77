/** The bot level that matches a player's results, for an even match. */
import { useOnline } from '../online/online-store.ts'
import { LADDER, type LadderLevel, shortName } from '../state/new-game-draft.ts'
import type { GameResult } from './game-result.ts'
import { useStatistics } from './statistics-store.ts'

type RatedResult = Pick<GameResult, 'game' | 'players' | 'opponents' | 'place' | 'ended'>

export interface EvenLevel {
  readonly level: LadderLevel
  /** Number of games against bots that it is based on. */
  readonly games: number
}

const RUNGS: readonly string[] = LADDER

/** A casual player's level, for a player without results. */
const FIRST = LADDER.indexOf('bosun')

/** Odds of finishing ahead of a bot that is one level weaker: about 200 Elo. */
const ODDS = 3.2

/** The first result changes the estimate by up to a whole level, the third and each later one by up to half a level. */
const weightOf = (games: number): number => Math.max(0.5, 1 / (1 + games / 2))

const expectedShare = (strength: number, rival: number): number => 1 / (1 + ODDS ** (rival - strength))

/** Elo in levels instead of points: each result moves the estimate by the difference from the expected one. */
export const evenLevelOf = (results: readonly RatedResult[], game: string): EvenLevel => {
  const rated = results
    .filter((result) => result.game === game && result.players > 1)
    .map((result) => ({
      ...result,
      rival: RUNGS.indexOf(shortName(result.opponents)),
    }))
    .filter(({ rival }) => rival >= 0)
    .toSorted((one, other) => one.ended - other.ended)
  let strength = FIRST
  for (const [before, { players, place, rival }] of rated.entries()) {
    const share = (players - place) / (players - 1)
    const moved = strength + weightOf(before) * (share - expectedShare(strength, rival))
    strength = Math.min(LADDER.length - 1, Math.max(0, moved))
  }
  return { level: LADDER[Math.round(strength)] ?? 'bosun', games: rated.length }
}

/** From the player's finished games on this device and, if there is a server, on it. */
export const evenLevel = async (game: string): Promise<EvenLevel> => {
  await useStatistics.getState().refresh(useOnline.getState().player)
  return evenLevelOf(useStatistics.getState().games ?? [], game)
}
