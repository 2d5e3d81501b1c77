import { useHouseWords } from '@quayside/table/page/words.ts'
import { Page } from '../parts/page.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export const SettingsPage = () => {
  const words = useHouseWords()
  return (
    <Page title={words.shell('settings')} className="sh-form-page">
      <div className="sh-zone sh-form sh-settings">
        <div className="sh-form-head">
          <h1>{words.shell('settings')}</h1>
        </div>
        <div className="sh-fields">
          <SettingsPanel />
        </div>
      </div>
    </Page>
  )
}
