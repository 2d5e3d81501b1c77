/** The tray while other players' moves are played back, with speed and pause. */

import { useGame } from '../game-context.tsx'
import { Icon, SeatShape } from '../icons/icon.tsx'
import { TextWithIcons } from '../log/text-with-icons.tsx'
import { type Pace, useSettings } from '../page/settings.ts'
import { useTexts } from '../page/texts.ts'
import { useTable } from '../session/current-game.ts'
import { usePause } from '../state/playback.ts'
import layout from '../styles/layout.module.css'
import { Primary, Secondary } from './buttons.tsx'
import trayStyles from './tray.module.css'
import { TrayFrame } from './tray-frame.tsx'

/** Speeds in the tray; the settings have more. */
const SPEEDS = ['calm', 'brisk'] as const satisfies readonly Pace[]

const Speed = () => {
  const { shell } = useTexts()
  const pace = useSettings((settings) => settings.pace)
  const change = useSettings((settings) => settings.change)
  return (
    <fieldset className={`${layout.row} ${trayStyles.speed}`}>
      <legend>{shell('settings.pace')}</legend>
      {SPEEDS.map((speed) => (
        <button
          key={speed}
          type="button"
          aria-pressed={pace === speed}
          onClick={() => change({ pace: speed })}
        >
          {shell(`settings.pace.${speed}`)}
        </button>
      ))}
    </fieldset>
  )
}

const Pause = () => {
  const { tray } = useTexts()
  const paused = usePause((pause) => pause.paused)
  return (
    <button
      type="button"
      className={`${trayStyles.button} ${trayStyles.secondary}`}
      data-key="pause"
      aria-pressed={paused}
      onClick={() => usePause.setState({ paused: !paused })}
    >
      <Icon name={paused ? 'u-play' : 'u-pause'} />
      {tray(paused ? 'playback.resume' : 'playback.pause')}
    </button>
  )
}

export const PlaybackTray = () => {
  const { names, eventText, eventTextWithIcons, isLogged, playback } = useGame()
  const texts = useTexts()
  const coming = useTable(({ queuedFrames }) => queuedFrames)
  const showAll = useTable(({ showAll }) => showAll)
  const isStepwise = useSettings(({ pace }) => pace === 'step')
  const steps = coming[0]?.steps ?? []
  const events = steps.flatMap((step) => step.events).filter(isLogged)
  const lines = new Map(events.map((event) => [eventText(event), eventTextWithIcons(event)]))
  const seat = steps.at(-1)?.seat
  return (
    <TrayFrame
      className={trayStyles.waits}
      context={texts.tray('playback.more', { number: coming.length - 1 })}
      question={
        seat === undefined
          ? texts.tray('playback.table')
          : texts.tray('playback.seat', { player: names[seat] ?? '' })
      }
      options={
        <ul className={`${layout.column} ${trayStyles.sentences} ${trayStyles.playing}`}>
          {[...lines].map(([text, pictured]) => (
            <li key={text}>
              {seat !== undefined && <SeatShape seat={seat} />}
              <span>
                <TextWithIcons sentence={pictured} />
              </span>
            </li>
          ))}
        </ul>
      }
      go={
        <>
          {isStepwise ? (
            <Primary label={texts.tray('playback.next')} onClick={() => void playback.playNext()} />
          ) : null}
          <div className={trayStyles.row}>
            {isStepwise ? null : <Pause />}
            <Secondary label={texts.tray('playback.all')} shortcut="skip" onClick={showAll} />
          </div>
          {isStepwise ? null : <Speed />}
        </>
      }
    />
  )
}
