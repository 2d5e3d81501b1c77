import { leHavre, roundsOf } from '@quayside/le-havre'
import type { RoomInfo, RoomSettings } from '@quayside/protocol'
import { LeHavreDrawing } from '../shell/parts/le-havre-drawing.tsx'
import { useWords, type Words } from '../state/words.ts'

const paceText = ({ pace }: RoomSettings, { online }: Words): string => {
  switch (pace.kind) {
    case 'untimed':
      return online('pace.untimed')
    case 'live':
      return online('pace.live.told', { minutes: pace.bank / 60, seconds: pace.increment })
    case 'days':
      return online('pace.days.told', { hours: pace.hours })
  }
}

/** The length of the game that the options speak of; null for what cannot be understood. */
export const lengthText = (options: unknown, words: Words): string | null => {
  const read = leHavre.options(options)
  if (!read.ok) return null
  const { version, players } = read.value
  return words.shell('new.version', { version, rounds: roundsOf(version, players).length })
}

/** What was agreed on for a table. */
export const RoomFacts = ({ info }: { readonly info: RoomInfo }) => {
  const words = useWords()
  const { settings, options } = info
  const facts = [
    [words.online('room.game'), words.game.names.title],
    [words.online('room.length'), lengthText(options, words) ?? ''],
    [words.online('pace'), paceText(settings, words)],
    ...(settings.pace.kind === 'untimed'
      ? []
      : [[words.online('absent'), words.online(`absent.${settings.absent.kind}`)]]),
  ]
  return (
    <section className="sh-zone on-facts" aria-labelledby="facts">
      <div className="sh-zone-head">
        <h2 id="facts">{words.online('room.table')}</h2>
      </div>
      <LeHavreDrawing />
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
