import controls from '@quayside/table/controls/controls.module.css'
import { Segments, Switch } from '@quayside/table/controls/form-controls.tsx'
import { MOTIONS, PACES, THEMES, useSettings, VOLUMES } from '@quayside/table/page/settings.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { LANGUAGES, LOCALES } from '@quayside/texts'
import { Suspense } from 'react'
import { games, gameTitle, usePreferenceLabels } from '../../games.ts'
import { BoardChoice } from '../components/board-mode.tsx'
import forms from '../components/forms.module.css'
import { GamePage } from '../components/game-page.tsx'

export const SettingsPage = () => {
  const texts = useSiteTexts()
  return (
    <GamePage title={texts.shell('settings')} className={forms.formPage}>
      <div className={`${controls.zone} ${forms.form}`}>
        <h1 className={forms.formHead}>{texts.shell('settings')}</h1>
        <div className={forms.fields} data-ui="fields">
          <SettingsPanel />
        </div>
      </div>
    </GamePage>
  )
}

const FLAGS = ['confirmTurn', 'doubleClick', 'autoForced'] as const

/** The preferences of one game under its title. */
const GamePreferences = ({ game }: { readonly game: string }) => {
  const texts = useSiteTexts()
  const labels = usePreferenceLabels(game)
  const chosen = useSettings(({ preferences }) => preferences[game])
  const prefer = useSettings((settings) => settings.prefer)
  if (labels.length === 0) return null
  return (
    <>
      <h2 className={controls.subhead}>{gameTitle(game, texts)}</h2>
      {labels.map(({ preference, label, normally }) => (
        <Switch
          key={preference}
          label={label}
          on={chosen?.[preference] ?? normally}
          turn={(on) => prefer(game, preference, on)}
        />
      ))}
    </>
  )
}

interface SettingsPanelProps {
  /** The game whose preferences are shown; all games without it. */
  readonly game?: string | null
}

/** All settings, used on their own page and in the table menu. */
export const SettingsPanel = ({ game = null }: SettingsPanelProps) => {
  const texts = useSiteTexts()
  const settings = useSettings()
  const { change } = settings
  return (
    <>
      {!settings.isSaved && <p className={controls.trouble}>{texts.shell('settings.not-saved')}</p>}
      <h2 className={controls.subhead}>{texts.shell('settings.look')}</h2>
      <Segments
        label={texts.shell('language')}
        choices={[
          { value: 'auto' as const, label: texts.shell('settings.locale.auto') },
          ...LOCALES.map((value) => ({
            value,
            label: (
              <span lang={value} className={controls.endonym}>
                {LANGUAGES[value].name}
              </span>
            ),
          })),
        ]}
        chosen={settings.locale}
        choose={(locale) => change({ locale })}
      />
      <Segments
        label={texts.shell('settings.theme')}
        choices={THEMES.map((value) => ({ value, label: texts.shell(`settings.theme.${value}`) }))}
        chosen={settings.theme}
        choose={(theme) => change({ theme })}
      />
      <Segments
        label={texts.shell('settings.motion')}
        choices={MOTIONS.map((value) => ({ value, label: texts.shell(`settings.motion.${value}`) }))}
        chosen={settings.motion}
        choose={(motion) => change({ motion })}
      />
      <Switch label={texts.shell('settings.sound')} on={settings.sound} turn={(sound) => change({ sound })} />
      <Switch
        label={texts.shell('settings.turnSound')}
        on={settings.turnSound}
        turn={(turnSound) => change({ turnSound })}
      />
      <Segments
        label={texts.shell('settings.volume')}
        choices={VOLUMES.map((value) => ({ value, label: texts.shell(`settings.volume.${value}`) }))}
        chosen={settings.volume}
        choose={(volume) => change({ volume })}
      />
      <h2 className={controls.subhead}>{texts.shell('settings.play')}</h2>
      <BoardChoice />
      <Segments
        label={texts.shell('settings.pace')}
        choices={PACES.map((value) => ({ value, label: texts.shell(`settings.pace.${value}`) }))}
        chosen={settings.pace}
        choose={(pace) => change({ pace })}
      />
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          label={texts.shell(`settings.${flag}`)}
          on={settings[flag]}
          turn={(on) => change({ [flag]: on })}
        />
      ))}
      <div className={controls.line}>
        {texts.shell('settings.silenced', { count: settings.silenced.length })}
        {settings.silenced.length > 0 && (
          <button type="button" className={controls.button} onClick={() => change({ silenced: [] })}>
            {texts.shell('settings.unsilence')}
          </button>
        )}
      </div>
      <Suspense>
        {(game === null ? games.ids : [game]).map((id) => (
          <GamePreferences key={id} game={id} />
        ))}
      </Suspense>
    </>
  )
}
