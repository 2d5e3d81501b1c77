/** Sources for a new position: a new deal, an empty set-up, or a text. */

import type { Draft, PositionEditor } from '@quayside/game'
import type { AnyRules, Refusal } from '@quayside/kernel'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { joinParts } from '@quayside/texts'
import { useId, useState } from 'react'
import { RefusalMessage } from '../shell/components/refusal-message.tsx'
import shared from '../shell/components/shared.module.css'
import { playersIn } from '../state/new-game-draft.ts'
import styles from './editor.module.css'
import { dealtDraft, draftOf } from './editor-store.ts'
import { useEditorTexts } from './editor-texts.ts'

interface StartProps {
  readonly rules: AnyRules
  readonly editor: PositionEditor
  readonly change: (draft: Draft) => void
}

export const StartFrom = ({ rules, editor, change }: StartProps) => {
  const t = useEditorTexts()
  const { locale } = useTexts()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [text, setText] = useState('')
  const field = useId()
  const take = (draft: Draft): void => {
    setRefusal(null)
    change(editor.settle?.(draft) ?? draft)
  }
  const deal = (players: number): void => {
    const dealt = dealtDraft(rules, players)
    if (dealt.ok) take(dealt.value)
    else setRefusal(dealt.refusal)
  }
  const read = async (): Promise<void> => {
    const found = await draftOf(text)
    if (found.ok) take(found.value)
    else setRefusal(found.refusal)
  }
  const rows = [
    { title: t('start.deal'), go: deal },
    { title: t('start.empty'), go: (players: number) => take(editor.empty(players)) },
  ]
  return (
    <div className={styles.start}>
      <p>{t('start.hint')}</p>
      {rows.map(({ title, go }) => (
        <div key={title}>
          <h4>{title}</h4>
          <div className={styles.buttons}>
            {playersIn(rules.game).map((players) => (
              <button
                key={players}
                type="button"
                className={styles.small}
                aria-label={joinParts([title, t('start.players', { players })], locale)}
                onClick={() => go(players)}
              >
                {t('start.players', { players })}
              </button>
            ))}
          </div>
        </div>
      ))}
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault()
          void read()
        }}
      >
        <label htmlFor={field}>{t('start.text')}</label>
        <textarea
          id={field}
          className={shared.input}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={styles.small}>
          {t('start.read')}
        </button>
      </form>
      <div role="status">{refusal && <RefusalMessage refusal={refusal} />}</div>
      <a href={addressOf({ page: 'analysis', source: null, position: null })}>{t('start.games')}</a>
    </div>
  )
}
