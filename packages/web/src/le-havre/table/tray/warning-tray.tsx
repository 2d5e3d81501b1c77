/** Before something that the person might not have meant. */
import { useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useSettings } from '../../../state/settings.ts'
import { demandOf } from '../../reading/payment.ts'
import type { Warning } from '../../reading/warnings.ts'
import { type Asking, useAsking } from './asking.ts'
import { Primary, Secondary } from './buttons.tsx'
import { contextText } from './question-words.ts'
import { TrayFrame } from './tray-frame.tsx'

const warningText = ({ code, amount }: Warning, asking: Asking): string => {
  const { view, seat, words, decision } = asking
  const { tray, game } = words
  switch (code) {
    case 'ends-hungry':
    case 'spends-food':
      return tray(`warning.${code}`, { food: game.count('food', amount) })
    case 'takes-loan':
      return tray('warning.takes-loan', { loans: game.count('loan', amount) })
    case 'sells-below-value':
      return tray('warning.sells-below-value', { francs: game.count('franc', amount) })
    case 'brings-nothing':
      return tray('warning.brings-nothing')
    case 'wastes': {
      const unit = demandOf(view, seat, decision.asked)?.unit ?? 'food'
      return tray('warning.wastes', { amount: game.count(unit === 'material' ? 'good' : unit, amount) })
    }
  }
}

interface WarningTrayProps {
  readonly warnings: readonly Warning[]
  readonly onGo: () => void
  readonly onBack: () => void
}

export const WarningTray = ({ warnings, onGo, onBack }: WarningTrayProps) => {
  const asking = useAsking()
  const { tray } = asking.words
  const silence = useSettings(({ silence }) => silence)
  const [quiet, setQuiet] = useState(false)
  return (
    <TrayFrame
      className="warns"
      context={contextText(asking)}
      question={tray('warning')}
      options={
        <div className="warning" role="alert">
          {warnings.map((warning) => (
            <p key={warning.code}>
              <Icon name="u-warn" />
              {warningText(warning, asking)}
            </p>
          ))}
          <label className="quiet">
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
