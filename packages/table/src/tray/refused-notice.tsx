/** The host did not carry out what was asked: nothing has changed. */

import { useGame } from '../game-context.ts'
import { Icon } from '../icons/icon.tsx'
import { heldText } from '../page/lesson-lock.ts'
import { useTexts } from '../page/texts.ts'
import { useTable } from '../session/current-game.ts'

export const RefusedNotice = () => {
  const { refusalText } = useGame()
  const words = useTexts()
  const { tray } = words
  const refusal = useTable(({ refusal }) => refusal)
  const dismiss = useTable(({ dismissRefusal }) => dismissRefusal)
  if (refusal === null) return null
  return (
    <div className="refused" role="alert">
      <Icon name="u-warn" />
      <p>
        {heldText(refusal, words) ??
          (refusal.code === 'wrong-position' ? tray('refused.stale') : refusalText(refusal))}
      </p>
      <button type="button" className="btn s" data-key="close" onClick={dismiss}>
        {tray('refused.dismiss')}
      </button>
    </div>
  )
}
