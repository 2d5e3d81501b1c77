import type { RoomInfo, RoomSettings } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { hoursText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts, type Words } from '@quayside/table/page/texts.ts'
import { gameTitle, usePart } from '../games.ts'
import { GamePicture } from '../shell/components/game-picture.tsx'
import styles from './online.module.css'

export const paceText = ({ clock: pace }: RoomSettings, { online }: Words): string => {
  switch (pace.kind) {
    case 'untimed':
      return online('pace.untimed')
    case 'live':
      return online('pace.live.full', { minutes: pace.bank / 60, seconds: pace.increment })
    case 'days':
      return online('pace.days.full', { hours: pace.hours })
  }
}

/** Null for a game whose set-up does not fix its length. */
export const useLengthText = ({ game, options }: RoomInfo): string | null => {
  const words = useTexts()
  return usePart(game, 'setup')?.length(options, words) ?? null
}

const NO_DAYS: { readonly window?: undefined; readonly vacation?: undefined } = {}

/** Game, pace and options of a room. */
export const RoomSummary = ({ info }: { readonly info: RoomInfo }) => {
  const words = useTexts()
  const { settings, game } = info
  const people = useCommunityTexts()
  const length = useLengthText(info)
  const { clock: pace, spectatorDelay: delay } = settings
  const { window, vacation } = pace.kind === 'days' ? pace : NO_DAYS
  const facts = [
    [words.online('room.game'), gameTitle(game, words)],
    ...(length === null ? [] : [[words.online('room.length'), length]]),
    [words.online('pace'), paceText(settings, words)],
    ...(settings.clock.kind === 'untimed'
      ? []
      : [[words.online('absent'), words.online(`absent.${settings.onTimeout.kind}`)]]),
    ...(window === undefined
      ? []
      : [[people('form.window'), people('form.window.hours', hoursText(window, words))]]),
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
        <h2 id="facts">{words.online('room.table')}</h2>
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
