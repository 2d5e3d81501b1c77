/** The host did not carry out what was asked: nothing has changed. */
import { refusalText } from '@quayside/texts/le-havre'
import { Icon } from '../../../icons/icon.tsx'
import { useWords } from '../../../state/words.ts'
import { useSight } from '../../state/sight.ts'
import { useTable } from '../../state/table.ts'

export const RefusedNotice = () => {
  const names = useSight()?.names
  const { tray, game } = useWords()
  const refusal = useTable(({ refusal }) => refusal)
  const dismiss = useTable(({ dismissRefusal }) => dismissRefusal)
  if (refusal === null) return null
  return (
    <div className="refused" role="alert">
      <Icon name="u-warn" />
      <p>{refusal.code === 'wrong-position' ? tray('refused.stale') : refusalText(refusal, game, names)}</p>
      <button type="button" className="btn s" data-key="close" onClick={dismiss}>
        {tray('refused.dismiss')}
      </button>
    </div>
  )
}
