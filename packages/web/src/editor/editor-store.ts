/** Store of the position editor: the current draft and its undo history. */
import type { Draft } from '@quayside/game'
import { type AnyRules, type Refusal, type Result, refused } from '@quayside/kernel'
import { browserStorage, readText, writeText } from '@quayside/table/page/browser-storage.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { create } from 'zustand'
import { positionLiteral } from '../analysis/analysis-board.ts'
import { isPositionLink, unpackAnalysis } from '../analysis/analysis-link.ts'
import { loadAnalysis, readAnalysisText } from '../analysis/analysis-source.ts'
import { rulesOf } from '../backend/game-registry.ts'
import { createId } from '../state/new-game-draft.ts'

interface EditorState {
  readonly game: string | null
  readonly rules: AnyRules | null
  readonly draft: Draft | null
  /** Earlier drafts, the latest last. */
  readonly history: readonly Draft[]
  readonly section: string
  /** Why opening failed. */
  readonly refusal: Refusal | null
  readonly open: (game: string, source: string | null, position: number | null) => Promise<void>
  readonly change: (draft: Draft) => void
  readonly undo: () => void
  readonly choose: (section: string) => void
  readonly close: () => void
}

const EMPTY = { game: null, rules: null, draft: null, history: [], refusal: null } as const

/** Limit of the undo history. */
const MAX_UNDO = 100

const keyOf = (game: string): string => `quayside.editor.${game}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Invalid positions can be opened too, so that they can be fixed. */
export const draftOf = async (text: string): Promise<Result<Draft>> => {
  const literal = parsed(text)
  if (isDraft(literal) && !('record' in literal)) return { ok: true, value: literal }
  const board = await readAnalysisText({ text, seats: [], path: [] }, Number.MAX_SAFE_INTEGER)
  return board.ok ? { ok: true, value: positionLiteral(board.value) as Draft } : board
}

export const dealtDraft = (rules: AnyRules, players: number): Result<Draft> => {
  const options = rules.options({ players })
  if (!options.ok) return options
  const state = rules.setup(options.value, createId())
  return { ok: true, value: rules.position.write(state) as Draft }
}

const startingDraft = async (
  rules: AnyRules,
  source: string | null,
  position: number | null,
): Promise<Result<Draft>> => {
  if (source === null) {
    const last = parsed(readText(browserStorage, keyOf(rules.game)))
    return isDraft(last) ? { ok: true, value: last } : dealtDraft(rules, 3)
  }
  if (isPositionLink(source)) {
    const linked = await unpackAnalysis(source)
    return linked.ok ? draftOf(linked.value.text) : linked
  }
  const board = await loadAnalysis(source, position)
  if (!board.ok) return board
  return board.value.rules.game === rules.game
    ? { ok: true, value: positionLiteral(board.value) as Draft }
    : refused('another-game', { game: board.value.rules.game, expected: rules.game })
}

export const useEditor = create<EditorState>()((set, get) => ({
  ...EMPTY,
  section: 'setup',
  open: async (game, source, position) => {
    useTable.getState().leave()
    set({ ...EMPTY, game, section: 'setup' })
    const rules = await rulesOf(game)
    const draft = rules.ok ? await startingDraft(rules.value, source, position) : rules
    if (get().game !== game) return
    if (!rules.ok) set({ refusal: rules.refusal })
    else if (!draft.ok) set({ refusal: draft.refusal })
    else set({ rules: rules.value, draft: draft.value })
  },
  change: (draft) => {
    const { draft: before, history, game } = get()
    if (before === null || game === null) return
    set({ draft, history: [...history, before].slice(-MAX_UNDO) })
    writeText(browserStorage, keyOf(game), JSON.stringify(draft))
  },
  undo: () => {
    const { history, game } = get()
    const before = history.at(-1)
    if (before === undefined || game === null) return
    set({ draft: before, history: history.slice(0, -1) })
    writeText(browserStorage, keyOf(game), JSON.stringify(before))
  },
  choose: (section) => set({ section }),
  close: () => {
    set(EMPTY)
    if (useTable.getState().id === null) useTable.getState().leave()
  },
}))
