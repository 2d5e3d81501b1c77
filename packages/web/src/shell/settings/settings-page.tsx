import controls from '@quayside/table/controls/controls.module.css'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import forms from '../components/forms.module.css'
import { GamePage } from '../components/game-page.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export const SettingsPage = () => {
  const words = useSiteTexts()
  return (
    <GamePage title={words.shell('settings')} className={forms.formPage}>
      <div className={`${controls.zone} ${forms.form}`}>
        <div className={forms.formHead}>
          <h1>{words.shell('settings')}</h1>
        </div>
        <div className={forms.fields} data-ui="fields">
          <SettingsPanel />
        </div>
      </div>
    </GamePage>
  )
}
