/** Loads the opening statistics of a set-up, and navigates its positions. */
import type { ExplorerTexts, GameExplorer } from '@quayside/game'
import {
  type ExplorerIndex,
  type ExplorerPosition,
  MIN_GAMES_FOR_AVERAGES,
} from '@quayside/game/explorer/explorer-index.ts'
import { type AnyRules, newRecord, parseLineMoves, printRecord } from '@quayside/kernel'
import type { PeopleGames } from '@quayside/protocol'
import { fetchingOnce } from '@quayside/table/page/lazy.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import type { Locale } from '@quayside/texts'
import { use, useEffect, useState } from 'react'
import { games } from '../games.ts'
import { request } from '../online/api.ts'
import { ownIndex } from './own-games.ts'

/** Whose games are counted. */
export type Whose = 'bots' | 'people' | 'mine'

/** Fewer games have no average; a move with few games cannot be judged by its result. */
const MIN_FOR_AVERAGES = { bots: MIN_GAMES_FOR_AVERAGES, people: 30, mine: 5 } as const

export interface LoadedExplorer {
  readonly whose: Whose
  /** Averages are shown from this number of games on. */
  readonly leastGames: number
  readonly explorer: GameExplorer
  readonly rules: AnyRules
  readonly index: ExplorerIndex
  readonly texts: ExplorerTexts
}

const fetchOnce = fetchingOnce()

/** Null for a game or set-up without statistics. */
const loadExplorer = async (
  game: string,
  setUp: string | null,
  locale: Locale,
): Promise<LoadedExplorer | null> => {
  const manifest = games.get(game)
  const explorer = manifest.ok ? await manifest.value.explorer?.() : undefined
  if (explorer === undefined) return null
  const [index, texts] = await Promise.all([
    explorer.index(setUp ?? explorer.setUps[0]?.id ?? ''),
    explorer.texts(locale),
  ])
  if (index === null) return null
  const rules = await games.rules(game, index.rules)
  return rules.ok ? { explorer, rules: rules.value, index, texts, ...ofPlayers('bots') } : null
}

const ofPlayers = (whose: Whose): Pick<LoadedExplorer, 'whose' | 'leastGames'> => ({
  whose,
  leastGames: MIN_FOR_AVERAGES[whose],
})

/** Without an answer, and for games under other rules, there are none. */
const peopleIndex = async (bots: ExplorerIndex): Promise<ExplorerIndex> => {
  const answer = await request<PeopleGames>(`explorer/${bots.game}/${bots.setUp}`)
  const index = answer.ok ? answer.value.index : null
  return index?.rules === bots.rules ? index : { ...bots, games: 0, sources: [], positions: [], items: [] }
}

/** The same set-up with the games of others; null until they have been counted. */
export const useGamesOf = (whose: Whose, loaded: LoadedExplorer | null): LoadedExplorer | null => {
  const [found, show] = useState<LoadedExplorer | null>(null)
  useEffect(() => {
    if (whose === 'bots' || loaded === null) return
    const { index, explorer, rules } = loaded
    let isLeft = false
    const count = async (): Promise<void> => {
      const counted = await (whose === 'mine' ? ownIndex({ ...index, explorer, rules }) : peopleIndex(index))
      if (!isLeft) show({ ...loaded, index: counted, ...ofPlayers(whose) })
    }
    void count()
    return () => {
      isLeft = true
    }
  }, [whose, loaded])
  if (whose === 'bots') return loaded
  return found?.whose === whose &&
    found.index.setUp === loaded?.index.setUp &&
    found.index.game === loaded.index.game
    ? found
    : null
}

export const useExplorer = (game: string, setUp: string | null): LoadedExplorer | null => {
  const { locale } = useSiteTexts()
  return use(fetchOnce(`${game} ${setUp} ${locale}`, () => loadExplorer(game, setUp, locale)))
}

interface Played {
  readonly seat: number
  readonly command: unknown
}

const commandsOf = ({ commands }: ExplorerPosition, rules: AnyRules): readonly Played[] =>
  (parseLineMoves(commands) ?? []).flatMap(({ seat, command }) => {
    const parsed = rules.notation.parse(command)
    return parsed.ok ? [{ seat, command: parsed.value }] : []
  })

/** The full state of a position, taken from one of its games. */
export const stateAt = (
  { rules, index }: Pick<LoadedExplorer, 'rules' | 'index'>,
  position: ExplorerPosition,
): unknown => {
  const state = rules.setup(position.dealt?.options ?? index.options, position.seed)
  for (const { seat, command } of commandsOf(position, rules)) rules.apply(state, seat, command)
  return state
}

/** The position as an unfinished record to play on from; null if its set-up can no longer be dealt. */
export const recordAt = ({ rules, index }: LoadedExplorer, position: ExplorerPosition): string | null => {
  const record = newRecord(rules, position.dealt?.options ?? index.options, position.seed)
  if (!record.ok) return null
  const moves = (parseLineMoves(position.commands) ?? []).map((move, moveNumber) => ({ moveNumber, ...move }))
  return printRecord({
    ...record.value,
    moves,
    result: null,
  })
}

export const playersOf = ({ options }: ExplorerIndex): number =>
  (options as { readonly players: number }).players

/** The place of the seat to move, counted from 1 for the seat that began. */
export const seatInOrder = ({ seat, dealt }: ExplorerPosition, index: ExplorerIndex): number => {
  const players = playersOf(index)
  return ((seat - (dealt?.first ?? 0) + players) % players) + 1
}

/** A position with its index. */
export interface FoundPosition {
  readonly place: number
  readonly position: ExplorerPosition
}

const found = (index: ExplorerIndex, wanted: (position: ExplorerPosition) => boolean): FoundPosition[] =>
  index.positions.flatMap((position, place) => (wanted(position) ? [{ place, position }] : []))

/** Starting positions, the most frequent first. */
export const beginnings = (index: ExplorerIndex): readonly FoundPosition[] =>
  found(index, ({ turn }) => turn === 1)

export const positionOf = (index: ExplorerIndex, key: string): FoundPosition | null =>
  found(index, (position) => position.key === key)[0] ?? null

/** The positions that follow a move, the most frequent first. */
export const followers = (index: ExplorerIndex, place: number, move: number): readonly FoundPosition[] =>
  found(index, ({ from }) => from !== null && from[0] === place && from[1] === move)

/** Positions that differ only in what was revealed, including this one. */
export const alternatives = (index: ExplorerIndex, { position }: FoundPosition): readonly FoundPosition[] =>
  position.from === null
    ? beginnings(index).filter((one) => position.turn === 1 || one.position.key === position.key)
    : followers(index, ...position.from)

/** The positions on the way here with the move played in each, without the last one. */
export const pathTo = (
  index: ExplorerIndex,
  to: FoundPosition,
): readonly { at: FoundPosition; move: string }[] => {
  const path: { at: FoundPosition; move: string }[] = []
  for (let from = to.position.from; from !== null; ) {
    const [place, move] = from
    const position = index.positions[place]
    if (position === undefined) break
    path.unshift({ at: { place, position }, move: position.moves[move]?.move ?? '' })
    from = position.from
  }
  return path
}
