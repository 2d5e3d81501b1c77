/** The daily leaderboard: accepts finished games, has their bot moves checked in the background, and lists them. */
import {
  checkWindow,
  closesAt,
  findDeal,
  type OfferedDeal,
  offeredDeals,
  opensAt,
} from '@quayside/game/daily/deal.ts'
import { type DatedDeal, type Decide, replayTry } from '@quayside/game/daily/play.ts'
import { accept, type Refusal, type Result, refused } from '@quayside/kernel'
import type { DailyDealPath, DailyTable, NewDailyEntry } from '@quayside/protocol'
import { games, loadedGames } from '../games.ts'
import { type Quotas, rowBytes } from '../quotas/quotas.ts'
import type { DailyRepository } from '../storage/daily-repository.ts'
import { createId } from '../storage/identifiers.ts'
import type { DailyEntryRow } from '../storage/schema.ts'

export interface DailyEntriesPorts {
  readonly entries: DailyRepository
  readonly quotas: Quotas
  readonly now: () => number
  /** Called when there is something to check. */
  readonly added: () => void
}

/** The player who submits an entry, and their address. */
export interface Submitter {
  readonly player: string
  readonly address: string
}

/** Which entries of a leaderboard to list. */
export interface TablePart {
  /** Offset of the first one. */
  readonly from: number
  /** Only the player and their friends; without a player it has no effect. */
  readonly onlyFriends: boolean
}

/** Page size of the list. */
const PAGE_SIZE = 1000

/** No person plays a whole game faster than this. */
const MIN_MS_A_MOVE = 100

let offered: Promise<readonly OfferedDeal[]> | null = null

const datedDeal = async ({ date, kind }: DailyDealPath): Promise<Result<DatedDeal>> => {
  offered ??= offeredDeals(games)
  const found = findDeal(await offered, kind, date)
  if (!found.ok) return found
  const rules = loadedGames.rules(found.value.game, null)
  return rules.ok ? accept({ ...found.value, rules: rules.value }) : rules
}

/** Replays a record; without `decide` the moves of bots are not checked. */
export const checkRecord = async (
  path: DailyDealPath,
  record: string,
  decide: Decide | null,
): ReturnType<typeof replayTry> => {
  const deal = await datedDeal(path)
  return deal.ok ? replayTry(deal.value, record, decide) : deal
}

export class DailyEntries {
  readonly #ports: DailyEntriesPorts

  constructor(ports: DailyEntriesPorts) {
    this.#ports = ports
  }

  /**
   * Everything except the moves of bots is checked immediately, so that only complete games of this deal are stored. The
   * time is the player's claim, so only impossible ones are refused. An entry without bots is accepted here; the others wait for the background check.
   */
  async submit(path: DailyDealPath, entry: NewDailyEntry, by: Submitter): Promise<Result<null>> {
    const { entries, quotas, now, added } = this.#ports
    const deal = await datedDeal(path)
    if (!deal.ok) return deal
    const closed = checkWindow(path.date, now())
    if (closed !== null) return { ok: false, refusal: closed }
    if ((await entries.own(path, by.player)) !== null) return refused('daily-entered')
    const played = await replayTry(deal.value, entry.record, null)
    if (!played.ok) return played
    const longest = now() - opensAt(path.date)
    if (entry.durationMs < played.value.moves * MIN_MS_A_MOVE || entry.durationMs > longest)
      return refused('daily-time')
    const isSolo = deal.value.deal.seats.length === 1
    const row: DailyEntryRow = {
      id: createId(),
      ...path,
      player_id: by.player,
      status: isSolo ? 'accepted' : 'checking',
      points: played.value.points,
      figure: played.value.figure,
      duration_ms: entry.durationMs,
      record: played.value.record,
      refusal_json: null,
      attempts: 0,
      leased_until: 0,
      created_at: now(),
    }
    const stored = await quotas.orRefuse(() => entries.add(row, quotas.dailyEntry(by, rowBytes(row))))
    if (!stored.ok) return stored
    if (!stored.value) return refused('daily-entered')
    if (!isSolo) added()
    return accept(null)
  }

  /** The points of others are visible to players who have finished, and to everybody when the date is over. */
  async table(
    path: DailyDealPath,
    player: string | null,
    { from, onlyFriends }: TablePart,
  ): Promise<Result<DailyTable>> {
    const { entries, now } = this.#ports
    const deal = await datedDeal(path)
    if (!deal.ok) return deal
    const isOver = now() >= closesAt(path.date)
    const own = player === null ? null : await entries.own(path, player)
    const [distribution, checking] = await Promise.all([entries.distribution(path), entries.waiting(path)])
    const isOpen = isOver || own !== null
    const friendsOf = onlyFriends ? player : null
    const listed = isOpen ? await entries.list(path, { from, limit: PAGE_SIZE, friendsOf }) : []
    return accept({
      accepted: distribution.reduce((sum, { players }) => sum + players, 0),
      checking,
      own: own === null ? null : await this.#own(own),
      entries: listed.map(({ place, name, points, figure, duration_ms: durationMs, player_id: id }) => ({
        place,
        name,
        points,
        figure,
        durationMs,
        isOwn: id === player,
      })),
      distribution: isOpen ? [...distribution] : [],
      best: isOver ? await entries.best(path) : null,
    })
  }

  async #own(row: DailyEntryRow): Promise<NonNullable<DailyTable['own']>> {
    const { status, points, refusal_json: refusal } = row
    return {
      status,
      points,
      place: status === 'accepted' ? await this.#ports.entries.placeOf(row, points) : null,
      refusal: refusal === null ? null : (JSON.parse(refusal) as Refusal),
    }
  }
}
