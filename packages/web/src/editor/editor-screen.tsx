/** The position editor: the table with the draft, its sections to edit, and the errors found by the rules. */
import type { Draft, EditorSection, PositionEditor } from '@quayside/game'
import { checkDraft, type DraftCheck } from '@quayside/game/editor/check-draft.ts'
import type { AnyRules, Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import logStyles from '@quayside/table/log/log.module.css'
import { useDrawer } from '@quayside/table/page/drawer-store.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import layout from '@quayside/table/styles/layout.module.css'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { packPosition } from '../analysis/analysis-link.ts'
import { keepAnalysis, LAST } from '../analysis/last-analysis.ts'
import { gameTitle, useDrawnTable, useEditorPart, useLanguage } from '../games.ts'
import replayStyles from '../replay/replay.module.css'
import { copy } from '../shell/components/export-game.tsx'
import { GameRefusal } from '../shell/components/game-refusal-message.tsx'
import shared from '../shell/components/shared.module.css'
import { SiteNotices } from '../shell/components/site-notices.tsx'
import { SitePage } from '../shell/components/site-page.tsx'
import { Loading, StillScreen } from '../shell/components/still-screen.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { goTo } from '../state/routing.ts'
import { CheckPanel } from './check-panel.tsx'
import styles from './editor.module.css'
import { SectionFields, TypedFields } from './editor-fields.tsx'
import { useEditor } from './editor-store.ts'
import { useEditorTexts } from './editor-texts.ts'
import { StartFrom } from './start-from.tsx'

/** Id of the pseudo-section where a position can be loaded. */
const START = 'start'

interface EditorScreenProps {
  readonly game: string
  readonly source: string | null
  readonly position: number | null
}

export const EditorScreen = ({ game, source, position }: EditorScreenProps) => {
  const { draft, rules, refusal } = useEditor()
  useEffect(() => {
    void useEditor.getState().open(game, source, position)
  }, [game, source, position])
  useEffect(() => () => useEditor.getState().close(), [])
  if (refusal !== null) return <EditorError refusal={refusal} />
  return draft === null || rules === null || rules.game !== game ? (
    <Loading />
  ) : (
    <OpenEditor game={game} rules={rules} raw={draft} />
  )
}

const EditorError = ({ refusal }: { readonly refusal: Refusal }) => {
  const { shell } = useTexts()
  const t = useEditorTexts()
  return (
    <StillScreen>
      <h1>{t('editor')}</h1>
      <p role="alert">
        <GameRefusal refusal={refusal} isOnline />
      </p>
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'home' })}>
        {shell('home')}
      </a>
    </StillScreen>
  )
}

/** Shared by all parts of the editor. */
interface Editing {
  readonly rules: AnyRules
  readonly editor: PositionEditor
  readonly draft: Draft
  readonly sections: readonly EditorSection[]
  readonly check: DraftCheck
  readonly change: (draft: Draft) => void
}

interface OpenEditorProps {
  readonly game: string
  readonly rules: AnyRules
  readonly raw: Draft
}

const OpenEditor = ({ game, rules, raw }: OpenEditorProps) => {
  const texts = useTexts()
  const t = useEditorTexts()
  const editor = useEditorPart(game)
  const language = useLanguage(game)
  const isText = useSettings(({ board }) => board === 'text')
  const change = useEditor((state) => state.change)
  useEffect(() => {
    document.title = [t('editor'), gameTitle(game, texts), texts.shell('app')].join(' · ')
  }, [t, texts, game])
  const say = useCallback(
    (refusal: Refusal): string =>
      language?.refusal(refusal as Parameters<typeof language.refusal>[0]) ?? refusal.code,
    [language],
  )
  const editing = useMemo((): Editing | null => {
    if (editor === null) return null
    const draft = editor.settle?.(raw) ?? raw
    return {
      rules,
      editor,
      draft,
      sections: editor.sections(draft),
      check: checkDraft(editor, rules, draft, say),
      change: (next) => change(editor.settle?.(next) ?? next),
    }
  }, [editor, raw, rules, say, change])
  if (editing === null) return <EditorError refusal={{ code: 'unknown-game', params: { game } }} />
  return isText ? <TextEditor {...editing} /> : <DrawnEditor game={game} {...editing} />
}

const useTitles = (sections: readonly EditorSection[]) => (id: string) =>
  sections.find((section) => section.id === id)?.title ?? id

/** Shows the position on the table; while the draft is not drawable, the last drawable one. */
const useShownPosition = (rules: AnyRules, { state }: DraftCheck): boolean => {
  const last = useRef<unknown>(null)
  if (state !== null) last.current = state
  const shown = state ?? last.current
  useEffect(() => {
    if (shown === null) return
    const [viewer = 'spectator'] = rules.deciders(shown)
    useTable.setState({
      game: rules.game,
      rules,
      seats: Array.from({ length: rules.seatCount(shown) }, () => ({ name: '', bot: null })),
      history: [],
      currentFrame: {
        moveNumber: 0,
        viewer,
        view: shown,
        handOver: null,
        undo: { moveNumber: 0, reason: 'other-seat' },
        steps: [],
        fromMove: 0,
      },
    })
  }, [shown, rules])
  return useTable(({ currentFrame }) => currentFrame !== null)
}

/** Clicking a zone of the table opens its section. */
const useZoneClicks = ({ zones }: PositionEditor, choose: (section: string) => void): void =>
  useEffect(() => {
    const press = ({ target }: MouseEvent): void => {
      const zone = target instanceof Element ? target.closest<HTMLElement>('[data-at] [data-zone]') : null
      const viewer = useTable.getState().currentFrame?.viewer
      const name = zone?.dataset['zone'] ?? ''
      const section = name === 'mine' && typeof viewer === 'number' ? `seat-${viewer + 1}` : zones[name]
      if (section !== undefined) choose(section)
    }
    addEventListener('click', press)
    return () => removeEventListener('click', press)
  }, [zones, choose])

const DrawnEditor = ({ game, ...editing }: Editing & { readonly game: string }) => {
  const table = useDrawnTable(game)
  const choose = useEditor((state) => state.choose)
  const isShown = useShownPosition(editing.rules, editing.check)
  useZoneClicks(editing.editor, choose)
  if (!isShown) return <Loading />
  return (
    <table.Table
      actions={<TableMenu id={null} />}
      overrides={{
        ribbon: <Heading />,
        tray: <EditorTray {...editing} />,
        log: <EditorPanel {...editing} />,
      }}
    />
  )
}

const Heading = () => {
  const t = useEditorTexts()
  const undo = useEditor((state) => state.undo)
  const canUndo = useEditor(({ history }) => history.length > 0)
  const choose = useEditor((state) => state.choose)
  return (
    <div className={`${replayStyles.heading} ${styles.heading}`} data-ui="editor-heading">
      <span className={`${frameStyles.tag} ${frameStyles.on}`}>{t('editor')}</span>
      <p title={t('about')}>{t('about')}</p>
      <span className={frameStyles.grow} />
      <button type="button" className={replayStyles.back} disabled={!canUndo} onClick={undo}>
        <Icon name="u-undo" />
        {t('undo')}
      </button>
      <button type="button" className={replayStyles.back} onClick={() => choose(START)}>
        <Icon name="u-loop" />
        {t('start')}
      </button>
    </div>
  )
}

/** Analyse, play or share; sharing works for an invalid position too. */
const EditorActions = ({ rules, draft, check: { isPossible } }: Editing) => {
  const t = useEditorTexts()
  const [link, setLink] = useState<{
    readonly draft: Draft
    readonly href: string
    readonly isCopied: boolean
  } | null>(null)
  const ask = (): void => {
    keepAnalysis({ text: JSON.stringify(draft), seats: [], path: [] })
    goTo({ page: 'analysis', source: LAST, position: null })
  }
  const share = async (): Promise<void> => {
    const source = await packPosition(draft)
    const { href } = new URL(
      addressOf({ page: 'editor', game: rules.game, source, position: null }),
      location.href,
    )
    setLink({ draft, href, isCopied: await copy(href) })
  }
  const taken = link?.draft === draft ? link : null
  return (
    <>
      <button
        type="button"
        className={`${trayStyles.button} ${trayStyles.primary}`}
        disabled={!isPossible}
        onClick={ask}
      >
        {t('advice')}
      </button>
      <button
        type="button"
        className={`${trayStyles.button} ${trayStyles.secondary}`}
        onClick={() => void share()}
      >
        <Icon name="u-link" />
        {t('link')}
      </button>
      <div role="status" className={styles.status}>
        {!isPossible && t('advice.blocked')}
        {taken?.isCopied === true && t('link.copied')}
        {taken?.isCopied === false && (
          <label>
            {t('link.take')}
            <input readOnly value={taken.href} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </div>
    </>
  )
}

const SectionButtons = ({ sections, check: { problems } }: Editing) => {
  const t = useEditorTexts()
  const { section: current, choose } = useEditor()
  const show = useDrawer((drawer) => drawer.show)
  return (
    <ul className={styles.sections} aria-label={t('sections')}>
      {sections.map(({ id, title, summary }) => {
        const count = problems.filter(({ section, kind }) => section === id && kind === 'wrong').length
        return (
          <li key={id}>
            <button
              type="button"
              data-section={id}
              data-wrong={count > 0 || undefined}
              aria-pressed={current === id}
              onClick={() => {
                choose(id)
                show('log')
              }}
            >
              <b>{title}</b>
              <span>{count > 0 ? t('wrong', { count }) : summary}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const EditorTray = (editing: Editing) => {
  const t = useEditorTexts()
  const wrong = editing.check.problems.filter(({ kind }) => kind === 'wrong').length
  return (
    <section
      className={`${layout.strip} ${trayStyles.tray} ${styles.tray}`}
      data-zone="tray"
      data-ui="editor-tray"
      aria-label={t('editor')}
    >
      <div className={trayStyles.question}>
        <p className={trayStyles.caption}>{t('editor')}</p>
        <h2 tabIndex={-1}>{wrong === 0 ? t('right') : t('wrong', { count: wrong })}</h2>
      </div>
      <SectionButtons {...editing} />
      <div className={trayStyles.actions}>
        <EditorActions {...editing} />
      </div>
    </section>
  )
}

/** The fields of the selected section, or the start section. */
const ChosenSection = ({ rules, editor, draft, sections, change }: Editing) => {
  const t = useEditorTexts()
  const id = useEditor(({ section }) => section)
  const [isTyped, setTyped] = useState(false)
  const section = sections.find((one) => one.id === id) ?? sections[0]
  if (id === START || section === undefined)
    return (
      <section className={styles.part} data-ui="section" aria-labelledby="editor-section">
        <div className={frameStyles.zoneHead}>
          <h2 id="editor-section">{t('start')}</h2>
        </div>
        <StartFrom rules={rules} editor={editor} change={change} />
      </section>
    )
  return (
    <section className={styles.part} data-ui="section" aria-labelledby="editor-section">
      <div className={frameStyles.zoneHead}>
        <h2 id="editor-section">{section.title}</h2>
        <span className={frameStyles.grow} />
        <button
          type="button"
          className={frameStyles.tag}
          aria-pressed={isTyped}
          onClick={() => setTyped(!isTyped)}
        >
          {t(isTyped ? 'fields' : 'type')}
        </button>
      </div>
      {isTyped ? (
        <TypedFields
          key={`${section.id} ${JSON.stringify(draft)}`}
          draft={draft}
          section={section}
          change={change}
        />
      ) : (
        <SectionFields draft={draft} section={section} change={change} />
      )}
    </section>
  )
}

const EditorPanel = (editing: Editing) => {
  const t = useEditorTexts()
  const choose = useEditor((state) => state.choose)
  const titleOf = useTitles(editing.sections)
  return (
    <section
      className={`${frameStyles.zone} ${logStyles.log} ${styles.panel}`}
      data-zone="log"
      data-roomy="beside"
      aria-label={t('sections')}
    >
      <CheckPanel check={editing.check} titleOf={titleOf} choose={choose} change={editing.change} />
      <ChosenSection {...editing} />
    </section>
  )
}

/** The editor for the text board: all sections without a drawn table. */
const TextEditor = (editing: Editing) => {
  const t = useEditorTexts()
  const { choose, undo, history } = useEditor()
  const titleOf = useTitles(editing.sections)
  return (
    <SitePage title={t('editor')} className={shared.page} notices={<SiteNotices />}>
      <h1 className={shared.title}>{t('editor')}</h1>
      <div className={`${shared.deep} ${styles.plain}`}>
        <SectionButtons {...editing} />
        <div className={styles.buttons}>
          <EditorActions {...editing} />
          <button
            type="button"
            className={`${trayStyles.button} ${trayStyles.secondary}`}
            disabled={history.length === 0}
            onClick={undo}
          >
            {t('undo')}
          </button>
          <button
            type="button"
            className={`${trayStyles.button} ${trayStyles.secondary}`}
            onClick={() => choose(START)}
          >
            {t('start')}
          </button>
        </div>
      </div>
      <div className={`${controls.zone} ${styles.panel}`}>
        <CheckPanel check={editing.check} titleOf={titleOf} choose={choose} change={editing.change} />
        <ChosenSection {...editing} />
      </div>
    </SitePage>
  )
}
