import type { RoomInfo, RoomSettings } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { hoursText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import { gameTitle, usePart } from '../games.ts'
import { GamePicture } from '../shell/components/game-picture.tsx'
import styles from './online.module.css'

const paceText = ({ clock: pace }: RoomSettings, { online }: TableTexts): string => {
  switch (pace.kind) {
    case 'untimed':
      return online('pace.untimed')
    case 'live':
      return online('pace.live.full', { minutes: pace.bank / 60, seconds: pace.increment })
    case 'days':
      return online('pace.days.full', { hours: pace.hours })
  }
}

/** For a list of facts without names; null without a clock. */
export const clockText = (settings: RoomSettings, texts: TableTexts): string | null =>
  settings.clock.kind === 'untimed' ? null : paceText(settings, texts)

/** Null for a game whose set-up does not fix its length. */
export const useLengthText = ({ game, options }: RoomInfo): string | null => {
  const texts = useTexts()
  return usePart(game, 'setup')?.length(options, texts) ?? null
}

const NO_DAYS: { readonly window?: undefined; readonly vacation?: undefined } = {}

/** Game, pace and options of a room. */
export const RoomSummary = ({ info }: { readonly info: RoomInfo }) => {
  const texts = useTexts()
  const { settings, game } = info
  const people = useCommunityTexts()
  const length = useLengthText(info)
  const { clock: pace, spectatorDelay: delay } = settings
  const { window, vacation } = pace.kind === 'days' ? pace : NO_DAYS
  const facts = [
    [texts.online('room.game'), gameTitle(game, texts)],
    ...(length === null ? [] : [[texts.online('room.length'), length]]),
    [texts.online('pace'), paceText(settings, texts)],
    ...(settings.clock.kind === 'untimed'
      ? []
      : [[texts.online('absent'), texts.online(`absent.${settings.onTimeout.kind}`)]]),
    ...(window === undefined
      ? []
      : [[people('form.window'), people('form.window.hours', hoursText(window, texts))]]),
    ...(vacation === undefined
      ? []
      : [[people('form.vacation'), people('form.vacation.days', { days: vacation })]]),
    [people('form.chat'), people(`form.chat.${settings.chat ?? 'seats'}`)],
    ...(delay?.kind === 'minutes'
      ? [[people('form.delay'), people('form.delay.minutes', { minutes: delay.minutes })]]
      : []),
  ]
  return (
    <section className={`${controls.zone} ${styles.facts}`} data-ui="facts" aria-labelledby="facts">
      <div className={`${controls.zoneHead} ${styles.zoneHead}`}>
        <h2 id="facts">{texts.online('room.table')}</h2>
      </div>
      <GamePicture game={info.game} />
      <dl>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
