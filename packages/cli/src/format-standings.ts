/** Standings of the arena for people to read: text in columns, in the language of the terminal. */
import type { Standings } from '@quayside/bots'
import { formatTag, type Locale, numberText, withNote } from '@quayside/texts'
import type { CliText } from './messages/index.ts'
import { columnsOf } from './terminal/text-layout.ts'

type Figure = Standings['bots'][number]['elo']
type Reason = Standings['forfeits'][number]['reason']

/** The keywords of the ICU select message. */
const REASONS = {
  crashed: 'crashed',
  'timed-out': 'late',
  'illegal-command': 'illegal',
  'bad-answer': 'answer',
  'did-not-start': 'other',
} as const satisfies Record<Reason, string>

const COLUMNS = ['bot', 'elo', 'wins', 'points', 'place', 'seats', 'forfeits'] as const

export const formatStandings = (
  { players, games, deals, bots, duels, forfeits }: Standings,
  t: CliText,
  language: Locale,
): string[] => {
  const number = (value: number, digits = 1): string =>
    numberText(Math.round(value * 10 ** digits) / 10 ** digits, formatTag(language))
  const ranged = ({ value, low, high }: Figure, print: (value: number) => string): string =>
    low === null || high === null
      ? print(value)
      : withNote(print(value), `${print(low)}..${print(high)}`, language)
  const percent = (share: number): string => t('arena.percent', { percent: number(100 * share) })
  const signed = (elo: number): string => `${elo < 0 ? '-' : '+'}${number(Math.abs(elo), 0)}`
  return [
    t('arena.games', { games, players, deals, chance: number(100 / players) }),
    '',
    ...columnsOf([
      COLUMNS.map((column) => t(`arena.${column}`)),
      ...bots.map((one) => [
        one.bot,
        ranged(one.elo, signed),
        ranged(one.winShare, percent),
        ranged(one.points, number),
        number(one.place, 2),
        number(one.seats),
        number(one.forfeits),
      ]),
    ]),
    ...(duels.length === 0
      ? []
      : [
          '',
          ...columnsOf([
            [t('arena.who'), t('arena.share'), t('arena.times')],
            ...duels.map(({ first, second, share, comparisons }) => [
              t('arena.ahead', { first, second }),
              ranged(share, percent),
              number(comparisons),
            ]),
          ]),
        ]),
    ...forfeits.map(({ bot, seat, seed, at, reason, detail }) =>
      t('arena.forfeit', { bot, seat: seat + 1, seed, commands: at, reason: REASONS[reason], detail }),
    ),
  ]
}
