/** The online results of a daily deal: hidden until the player has finished, then everybody's results. */
import { closesAt, type OfferedDeal } from '@quayside/game/daily/deal.ts'
import { DAILY_LEVELS } from '@quayside/game/daily/rank.ts'
import { type DealTexts, dailyRefusalText } from '@quayside/game/daily/result-text.ts'
import type { Refusal } from '@quayside/kernel'
import type { DailyTable } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { keyboardScroll } from '@quayside/table/keyboard-scroll.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { durationText, formatTag } from '@quayside/texts'
import { useCallback, useEffect, useState } from 'react'
import type { DailyTry } from '../backend/daily-tries.ts'
import { useServerQuery } from '../online/community/server-hooks.ts'
import { TextForm } from '../online/community/text-form.tsx'
import { useOnline } from '../online/online-store.ts'
import { useServerRefusalText } from '../online/server-refusal-text.ts'
import styles from './daily.module.css'
import { getTable, handIn, type Listed } from './daily-api.ts'
import { useDailyTexts, useDeals, useDealTexts } from './daily-texts.ts'
import { reachedByHalf } from './distribution.ts'

const LISTED: readonly Listed[] = ['all', 'friends']

/** Poll interval while the server's bots still play. */
const POLL_MS = 5000

/** With fewer players, a distribution would reveal individual results. */
const MIN_PLAYERS = 10

/** Before the try: only how many have played. */
export const HiddenTable = ({ date }: { readonly date: string }) => {
  const say = useDailyTexts()
  const deals = useDeals()
  const isAvailable = useOnline((online) => online.isAvailable)
  if (isAvailable !== true) return null
  return (
    <section className={`${controls.zone} ${styles.zone}`} aria-labelledby="table">
      <h2 id="table">{say('table')}</h2>
      <ul>
        {deals.map((offer) => (
          <Count key={offer.deal.kind} offer={offer} date={date} />
        ))}
      </ul>
      <p className={controls.quiet}>{say('table.hidden')}</p>
    </section>
  )
}

const Count = ({ offer, date }: { readonly offer: OfferedDeal; readonly date: string }) => {
  const { deal, texts, say } = useDealTexts(offer)
  const { value } = useServerQuery(useCallback(() => getTable(date, deal.kind), [date, deal.kind]))
  if (value === null) return null
  const players = value.accepted + value.checking
  return <li>{say('table.players', { deal: texts.title(deal.kind), players })}</li>
}

interface TableProps {
  readonly offer: OfferedDeal
  readonly own: DailyTry
}

export const TableOfDay = (props: TableProps) => {
  const isAvailable = useOnline((online) => online.isAvailable)
  return isAvailable === true && props.own.finished !== null ? <ServerTable {...props} /> : null
}

const ServerTable = ({ offer, own }: TableProps) => {
  const tableTexts = useDealTexts(offer)
  const { say } = tableTexts
  const { date, kind } = own
  const refusalText = useServerRefusalText()
  const [listed, list] = useState<Listed>('all')
  const { value, refusal, reload } = useServerQuery(
    useCallback(() => getTable(date, kind, listed), [date, kind, listed]),
  )
  const isChecking = value?.own?.status === 'checking'
  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [isChecking, reload])
  const explain = (why: Refusal): string => dailyRefusalText(why, say) ?? refusalText(why)
  return (
    <section className={`${controls.zone} ${styles.zone}`} data-ui="daily-table" aria-labelledby="table">
      <h2 id="table">{say('table')}</h2>
      {refusal && <p className={controls.trouble}>{explain(refusal)}</p>}
      {value !== null && (
        <>
          <p className={controls.quiet}>{say('table.replayed', value)}</p>
          {value.own !== null && value.own.place !== null && (
            <p>
              {say('place')} <b>{say('place.of', { place: value.own.place, players: value.accepted })}</b>
            </p>
          )}
          {value.own === null && Date.now() < closesAt(date) && (
            <Entering own={own} explain={explain} done={reload} />
          )}
          <p role="status" className={controls.announced}>
            {isChecking ? say('table.checking') : ''}
            {value.own?.refusal ? explain(value.own.refusal as Refusal) : ''}
          </p>
          <Distribution table={value} step={offer.daily.step} tableTexts={tableTexts} own={own} />
          {value.accepted > 0 && <ListedChoice listed={listed} list={list} />}
          {listed === 'friends' && value.entries.every(({ isOwn }) => isOwn) && (
            <p className={controls.quiet}>
              {say('friends.none')} <a href={addressOf({ page: 'you' })}>{say('friends.add')}</a>
            </p>
          )}
          <Places table={value} tableTexts={tableTexts} own={own} />
          <p className={controls.quiet}>{say('table.note')}</p>
        </>
      )}
    </section>
  )
}

/** Only players whom the server knows can have friends. */
const ListedChoice = ({
  listed,
  list,
}: {
  readonly listed: Listed
  readonly list: (chosen: Listed) => void
}) => {
  const say = useDailyTexts()
  const isKnown = useOnline(({ player }) => player !== null)
  if (!isKnown) return null
  return (
    <div className={`${controls.segments} ${styles.kinds}`} role="radiogroup" aria-label={say('listed')}>
      {LISTED.map((choice) => (
        <label key={choice}>
          <input type="radio" name="listed" checked={choice === listed} onChange={() => list(choice)} />
          <span>{say(`listed.${choice}`)}</span>
        </label>
      ))}
    </div>
  )
}

interface EnteringProps {
  readonly own: DailyTry
  readonly explain: (refusal: Refusal) => string
  readonly done: () => Promise<void>
}

const Entering = ({ own, explain, done }: EnteringProps) => {
  const say = useDailyTexts()
  const { player, ensurePlayer } = useOnline()
  const [error, setError] = useState('')
  const enter = async (name: string): Promise<boolean> => {
    const { finished, startedAt, endedAt } = own
    if (finished === null || endedAt === null) return false
    const known = await ensurePlayer(name)
    const taken = known.ok
      ? await handIn(own, { record: finished.record, durationMs: Math.max(0, endedAt - startedAt) })
      : known
    setError(taken.ok ? '' : explain(taken.refusal))
    await done()
    return taken.ok
  }
  return (
    <>
      {player === null ? (
        <TextForm
          label={say('table.name')}
          button={say('table.enter')}
          field={{ maxLength: 24 }}
          submit={enter}
        />
      ) : (
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => void enter(player.name)}
        >
          {say('table.enter')}
        </button>
      )}
      {error !== '' && (
        <p role="alert" className={controls.trouble}>
          {error}
        </p>
      )}
    </>
  )
}

interface PartProps {
  readonly table: DailyTable
  readonly tableTexts: DealTexts
  readonly own: DailyTry
}

/** Histogram of everybody's points with the player's own bar marked. */
const Distribution = ({ table, tableTexts, own, step }: PartProps & { readonly step: number }) => {
  const { say } = tableTexts
  const { accepted, distribution } = table
  if (accepted < MIN_PLAYERS) return <p className={controls.quiet}>{say('all.few', { players: accepted })}</p>
  // Hidden from players without an entry.
  if (distribution.length === 0) return null
  const bars = new Map<number, number>()
  for (const { points, players } of distribution) {
    const bar = Math.floor(points / step) * step
    bars.set(bar, (bars.get(bar) ?? 0) + players)
  }
  const most = Math.max(...bars.values())
  const mine = Math.floor((own.finished?.points ?? 0) / step) * step
  return (
    <>
      <h3>{say('all')}</h3>
      <ul className={styles.ranks}>
        {[...bars].map(([bar, players]) => (
          <li key={bar} data-own={bar === mine}>
            <span>{step === 1 ? bar : `${bar}–${bar + step - 1}`}</span>
            <b style={{ inlineSize: `${(100 * players) / most}%` }}>{players}</b>
          </li>
        ))}
      </ul>
      <p className={controls.quiet}>
        {say('all.half', { points: tableTexts.texts.points(reachedByHalf(distribution)) })}
      </p>
    </>
  )
}

interface Row {
  readonly key: string
  /** Null for a bot. */
  readonly place: number | null
  readonly name: string
  readonly points: number
  readonly figure: number | null
  readonly durationMs: number | null
  readonly isOwn: boolean
}

/** In a solo deal, bots whose points are known are ranked among the players. */
const rowsOf = ({ table, tableTexts, own }: PartProps): readonly Row[] => {
  const { say, deal } = tableTexts
  const players = table.entries.map((entry, index): Row => ({ ...entry, key: String(index) }))
  const bots =
    deal.seats.length > 1
      ? []
      : DAILY_LEVELS.flatMap((level): readonly Row[] => {
          const points = own.comparison[level]
          const name = say(`rank.${level}`)
          return points === undefined
            ? []
            : [{ key: level, place: null, name, points, figure: null, durationMs: null, isOwn: false }]
        })
  return [...players, ...bots].sort((one, other) => other.points - one.points)
}

const Places = (props: PartProps) => {
  const { say, texts, locale } = props.tableTexts
  if (props.table.entries.length === 0) return null
  return (
    <div className={styles.places} ref={keyboardScroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('place')}</th>
            <th scope="col">{say('table.player')}</th>
            <th scope="col">{texts.pointsHead}</th>
            <th scope="col">{texts.figureHead}</th>
            <th scope="col">{say('table.time')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map(({ key, place, name, points, figure, durationMs, isOwn }) => (
            <tr key={key} data-own={isOwn}>
              <td>{place ?? say('table.bot')}</td>
              <th scope="row">{isOwn ? say('table.own', { name }) : name}</th>
              <td>{points}</td>
              <td>{figure}</td>
              <td>{durationMs === null ? '' : durationText(durationMs, formatTag(locale))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
