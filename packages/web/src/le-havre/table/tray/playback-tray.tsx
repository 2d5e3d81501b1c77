/** What others did, as it is being shown. */
import { eventText } from '@quayside/texts/le-havre'
import { useSettings } from '../../../state/settings.ts'
import { useWords } from '../../../state/words.ts'
import { playNext } from '../../state/playback.ts'
import { useTable } from '../../state/table.ts'
import { Primary, Secondary } from './buttons.tsx'
import { TrayFrame } from './tray-frame.tsx'

export const PlaybackTray = ({ names }: { readonly names: readonly string[] }) => {
  const words = useWords()
  const coming = useTable(({ coming }) => coming)
  const showAll = useTable(({ showAll }) => showAll)
  const isStepwise = useSettings(({ pace }) => pace === 'step')
  const steps = coming[0]?.steps ?? []
  const lines = steps
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind !== 'turn-begins')
    .map((event) => eventText(event, words.game, names))
  const seat = steps.at(-1)?.seat
  return (
    <TrayFrame
      className="waits"
      context={words.tray('playback.more', { number: coming.length - 1 })}
      question={
        seat === undefined
          ? words.tray('playback.table')
          : words.tray('playback.seat', { player: names[seat] ?? '' })
      }
      options={
        <ul className="told">
          {[...new Set(lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      go={
        <>
          {isStepwise ? (
            <Primary label={words.tray('playback.next')} onClick={() => void playNext()} />
          ) : null}
          <Secondary label={words.tray('playback.all')} shortcut="skip" onClick={showAll} />
        </>
      }
    />
  )
}
