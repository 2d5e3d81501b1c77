import controls from '@quayside/table/controls/controls.module.css'
import { useHouseWords } from '@quayside/table/page/words.ts'
import forms from '../parts/forms.module.css'
import { Page } from '../parts/page.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export const SettingsPage = () => {
  const words = useHouseWords()
  return (
    <Page title={words.shell('settings')} className={forms.formPage}>
      <div className={`${controls.zone} ${forms.form}`}>
        <div className={forms.formHead}>
          <h1>{words.shell('settings')}</h1>
        </div>
        <div className={forms.fields} data-ui="fields">
          <SettingsPanel />
        </div>
      </div>
    </Page>
  )
}
