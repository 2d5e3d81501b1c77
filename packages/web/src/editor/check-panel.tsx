/** Errors of the position, each with its reason and fixes, then hints. */
import type { Draft } from '@quayside/game'
import type { DraftCheck, Problem } from '@quayside/game/editor/check-draft.ts'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { withListKeys } from '@quayside/table/list-keys.ts'
import styles from './editor.module.css'
import { useEditorTexts } from './editor-texts.ts'

interface ProblemProps {
  readonly problem: Problem
  /** Title of the section that it concerns. */
  readonly place: string
  readonly choose: (section: string) => void
  readonly change: (draft: Draft) => void
}

const ProblemRow = ({ problem, place, choose, change }: ProblemProps) => {
  const t = useEditorTexts()
  const { kind, section, text, fixes } = problem
  return (
    <li
      className={kind === 'wrong' ? `${styles.problem} ${styles.isWrong}` : styles.problem}
      data-kind={kind}
    >
      <Icon
        name={kind === 'wrong' ? 'u-warn' : 'u-info'}
        label={t(kind === 'wrong' ? 'wrong.label' : 'note.label')}
      />
      <div>
        <p>{text}</p>
        <div className={styles.buttons}>
          <button type="button" className={styles.link} onClick={() => choose(section)}>
            {place}
          </button>
          {withListKeys(fixes, ({ label }) => label).map(({ key, item }) => (
            <button key={key} type="button" className={styles.small} onClick={() => change(item.draft)}>
              {item.label}
            </button>
          ))}
        </div>
      </div>
    </li>
  )
}

interface CheckProps extends Omit<ProblemProps, 'problem' | 'place'> {
  readonly check: DraftCheck
  readonly titleOf: (section: string) => string
}

export const CheckPanel = ({ check: { problems }, titleOf, choose, change }: CheckProps) => {
  const t = useEditorTexts()
  const wrong = problems.filter(({ kind }) => kind === 'wrong').length
  return (
    <section className={styles.part} data-ui="check" aria-labelledby="editor-check">
      <div className={frameStyles.zoneHead}>
        <h2 id="editor-check">{t('check')}</h2>
        <span className={frameStyles.count} role="status">
          {wrong === 0 ? t('right') : t('wrong', { count: wrong })}
        </span>
      </div>
      {problems.length === 0 ? (
        <p className={styles.hint}>{t('check.none')}</p>
      ) : (
        <ul className={styles.problems}>
          {withListKeys(problems, ({ section, text }) => `${section} ${text}`).map(({ key, item }) => (
            <ProblemRow
              key={key}
              problem={item}
              place={titleOf(item.section)}
              choose={choose}
              change={change}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
