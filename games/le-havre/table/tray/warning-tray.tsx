/** A warning before commands that are probably a mistake. */

import { useSettings } from '@quayside/table/page/settings.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { Primary, Secondary } from '@quayside/table/tray/buttons.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { warningText } from '../view-models/warning-text.ts'
import type { Warning } from '../view-models/warnings.ts'
import { useTrayDecision } from './decision-context.ts'
import { contextText } from './question-text.ts'
import { TrayFrame } from './tray-frame.tsx'

interface WarningTrayProps {
  readonly warnings: readonly Warning[]
  readonly onGo: () => void
  readonly onBack: () => void
}

export const WarningTray = ({ warnings, onGo, onBack }: WarningTrayProps) => {
  const asking = useTrayDecision()
  const { tray } = asking.texts
  const silence = useSettings(({ silence }) => silence)
  const [quiet, setQuiet] = useState(false)
  return (
    <TrayFrame
      context={contextText(asking)}
      question={tray('warning')}
      options={
        <div className={`${layout.column} ${trayStyles.warning}`} role="alert">
          {warnings.map((warning) => (
            <p key={warning.code}>
              <Icon name="u-warn" />
              {warningText(warning, asking)}
            </p>
          ))}
          <label className={trayStyles.quiet}>
            <input type="checkbox" checked={quiet} onChange={() => setQuiet(!quiet)} />
            {tray('warning.silence')}
          </label>
        </div>
      }
      go={
        <>
          <Primary
            label={tray('warning.go')}
            onClick={() => {
              if (quiet) for (const { code } of warnings) silence(code)
              onGo()
            }}
          />
          <Secondary label={tray('warning.back')} shortcut="close" onClick={onBack} />
        </>
      }
    />
  )
}
