/** Start page of the analysis: a new deal, a saved game, a text, or the last analysis. */
import type { Refusal } from '@quayside/kernel'
import { newRecord, printRecord } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { dateText, formatTag, joinParts, withLabel } from '@quayside/texts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { rulesOf } from '../backend/game-registry.ts'
import { games, gameTitle } from '../games.ts'
import { FileButton, GAME_FILES } from '../shell/components/file-button.tsx'
import { RefusalMessage } from '../shell/components/refusal-message.tsx'
import shared from '../shell/components/shared.module.css'
import { SiteNotices } from '../shell/components/site-notices.tsx'
import { SitePage } from '../shell/components/site-page.tsx'
import { createId } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import { useSavedGames } from '../state/saved-games-store.ts'
import styles from './analysis.module.css'
import { analysisTextOf, readAnalysisText } from './analysis-source.ts'
import { useAnalysisTexts } from './analysis-texts.ts'
import { keepAnalysis, LAST, readLastAnalysis } from './last-analysis.ts'

/** Opens a text; returns the refusal if it is not valid. */
const openText = async (text: string): Promise<Refusal | null> => {
  const board = await readAnalysisText({ text, seats: [], path: [] })
  if (!board.ok) return board.refusal
  keepAnalysis(analysisTextOf(board.value))
  goTo({ page: 'analysis', source: LAST, position: null })
  return null
}

interface WayProps {
  readonly title: string
  readonly children: ReactNode
}

const Way = ({ title, children }: WayProps) => {
  const id = useId()
  return (
    <section className={`${controls.zone} ${styles.way}`} aria-labelledby={id}>
      <div className={controls.zoneHead}>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  )
}

const NewDeal = ({ refuse }: { readonly refuse: (refusal: Refusal | null) => void }) => {
  const t = useAnalysisTexts()
  const texts = useSiteTexts()
  const deal = async (game: string, players: number): Promise<void> => {
    const rules = await rulesOf(game)
    const record = rules.ok ? newRecord(rules.value, { players }, createId()) : rules
    refuse(record.ok ? await openText(printRecord(record.value)) : record.refusal)
  }
  return (
    <ul className={styles.deals}>
      {games.all.map(({ id: game, seats }) => (
        <li key={game}>
          <b>{gameTitle(game, texts)}</b>
          <span className={styles.hint}>{t('begin.players')}</span>
          <span className={controls.row}>
            {seats.map((players) => (
              <button
                key={players}
                type="button"
                className={controls.button}
                aria-label={joinParts(
                  [gameTitle(game, texts), withLabel(t('begin.players'), `${players}`, texts.locale)],
                  texts.locale,
                )}
                onClick={() => void deal(game, players)}
              >
                {players}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

const MOST_GAMES = 12

const MyGames = () => {
  const t = useAnalysisTexts()
  const texts = useSiteTexts()
  const { games: saved, refresh } = useSavedGames()
  useEffect(() => void refresh(), [refresh])
  if (saved?.length === 0) return <p className={controls.quiet}>{t('begin.mine.none')}</p>
  return (
    <ul className={styles.mine}>
      {saved?.slice(0, MOST_GAMES).map(({ id, game, changed, at }) => (
        <li key={id}>
          <a href={addressOf({ page: 'analysis', source: id, position: at })}>
            <b>{gameTitle(game, texts)}</b>
            <span>{dateText(changed, formatTag(texts.locale))}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const Pasted = ({ refuse }: { readonly refuse: (refusal: Refusal | null) => void }) => {
  const t = useAnalysisTexts()
  const field = useId()
  const [text, setText] = useState('')
  const read = (found: string): void => void openText(found).then(refuse)
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault()
        read(text)
      }}
    >
      <label htmlFor={field}>{t('begin.text')}</label>
      <textarea
        id={field}
        className={shared.input}
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={controls.row}>
        <button type="submit" className={controls.button}>
          {t('begin.read')}
        </button>
        <FileButton label={t('begin.file')} accept={GAME_FILES} read={read} />
      </div>
    </form>
  )
}

export const BeginPage = () => {
  const t = useAnalysisTexts()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [last] = useState(readLastAnalysis)
  return (
    <SitePage title={t('begin')} className={shared.page} notices={<SiteNotices />}>
      <h1 className={shared.title}>{t('begin')}</h1>
      <p className={styles.intro}>{t('begin.hint')}</p>
      {last !== null && (
        <a
          className={`${controls.button} ${controls.primary}`}
          href={addressOf({ page: 'analysis', source: LAST, position: null })}
        >
          {t('begin.last')}
        </a>
      )}
      <div role="status">{refusal && <RefusalMessage refusal={refusal} />}</div>
      <div className={styles.ways}>
        <Way title={t('begin.new')}>
          <NewDeal refuse={setRefusal} />
        </Way>
        <Way title={t('begin.mine')}>
          <MyGames />
        </Way>
        <Way title={t('begin.paste')}>
          <Pasted refuse={setRefusal} />
        </Way>
      </div>
    </SitePage>
  )
}
