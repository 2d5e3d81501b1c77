/** What others did, as it is being shown. */

import { useGame } from '../game-context.tsx'
import { useSettings } from '../page/settings.ts'
import { useTexts } from '../page/texts.ts'
import { useTable } from '../session/current-game.ts'
import { Primary, Secondary } from './buttons.tsx'
import trayStyles from './tray.module.css'
import { TrayFrame } from './tray-frame.tsx'

export const PlaybackTray = () => {
  const { names, eventText, isLogged, playback } = useGame()
  const words = useTexts()
  const coming = useTable(({ queuedFrames }) => queuedFrames)
  const showAll = useTable(({ showAll }) => showAll)
  const isStepwise = useSettings(({ pace }) => pace === 'step')
  const steps = coming[0]?.steps ?? []
  const lines = steps
    .flatMap(({ events }) => events)
    .filter(isLogged)
    .map(eventText)
  const seat = steps.at(-1)?.seat
  return (
    <TrayFrame
      className={trayStyles.waits}
      context={words.tray('playback.more', { number: coming.length - 1 })}
      question={
        seat === undefined
          ? words.tray('playback.table')
          : words.tray('playback.seat', { player: names[seat] ?? '' })
      }
      options={
        <ul className={trayStyles.told}>
          {[...new Set(lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
      go={
        <>
          {isStepwise ? (
            <Primary label={words.tray('playback.next')} onClick={() => void playback.playNext()} />
          ) : null}
          <Secondary label={words.tray('playback.all')} shortcut="skip" onClick={showAll} />
        </>
      }
    />
  )
}
