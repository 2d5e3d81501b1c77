import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { copy } from '../shell/components/export-game.ts'
import styles from './replay.module.css'
import { packGame } from './replay-link.ts'
import { usePast, useReplay } from './replay-store.ts'

type CopyState = 'copied' | 'under-way' | { readonly take: string }

/** The address of this position with the whole game in it. A game under way has no such address: it would tell too much. */
export const PositionLink = () => {
  const { replay } = useTexts()
  const { text, seats } = usePast()
  const at = useReplay(({ at }) => at)
  const [answer, setAnswer] = useState<{ readonly at: number; readonly told: CopyState } | null>(null)
  const take = async (): Promise<CopyState> => {
    if (text === null) return 'under-way'
    const source = await packGame({ text, seats })
    const { href } = new URL(
      addressOf({ page: 'replay', source, position: at, review: false }),
      location.href,
    )
    return (await copy(href)) ? 'copied' : { take: href }
  }
  // What was said about another position is not said about this one.
  const told = answer?.at === at ? answer.told : null
  return (
    <>
      <button
        type="button"
        className="btn s"
        onClick={() => void take().then((found) => setAnswer({ at, told: found }))}
      >
        <Icon name="u-link" />
        {replay('link')}
      </button>
      <div className={styles.linkNote} role="status">
        {told === 'copied' && replay('link.copied')}
        {told === 'under-way' && replay('link.under-way')}
        {told !== null && typeof told === 'object' && (
          <label>
            {replay('link.take')}
            <input readOnly value={told.take} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </div>
    </>
  )
}
