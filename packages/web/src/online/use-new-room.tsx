/** The form of a new game where it is opened at the server. What only that takes is fetched when it is chosen. */
import type { Refusal } from '@quayside/kernel'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { type Form, keepDraft, optionsOf } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import type { OnlineDraft } from './new-room-draft.ts'
import { useOnline } from './online-store.ts'

const loadForm = async () => {
  const [{ OnlineFields }, { keepOnlineDraft, keptOnlineDraft, openTable, seatsAsked }] = await Promise.all([
    import('./new-room-fields.tsx'),
    import('./new-room-draft.ts'),
  ])
  return { OnlineFields, keepOnlineDraft, keptOnlineDraft, openTable, seatsAsked }
}

type OnlineForm = Awaited<ReturnType<typeof loadForm>>

/** What is filled in for a table at the server. */
export interface OnlineChoice {
  readonly form: OnlineForm
  readonly draft: OnlineDraft
  readonly change: (draft: OnlineDraft) => void
  /** What somebody wants to be called who is not known yet. */
  readonly name: string
  readonly rename: (name: string) => void
  readonly open: () => Promise<void>
}

interface NewTable {
  /** Whether there is a server to open it at. */
  readonly possible: boolean
  readonly isOnline: boolean
  /** Null for a game at this screen, and until its form is there. */
  readonly chosen: OnlineChoice | null
  readonly choose: (online: boolean) => void
}

export const useNewRoom = (game: Form, refuse: (refusal: Refusal | null) => void): NewTable => {
  const { isHere, player, beSomebody } = useOnline()
  const [wanted, turn] = useState(false)
  const [form, keepForm] = useState<OnlineForm | null>(null)
  const [draft, change] = useState<OnlineDraft | null>(null)
  const [name, rename] = useState('')
  const possible = isHere === true
  const isOnline = possible && wanted

  const choose = async (online: boolean): Promise<void> => {
    turn(online)
    if (!online || form !== null) return
    try {
      const loaded = await loadForm()
      change(loaded.keptOnlineDraft(browserStorage))
      keepForm(loaded)
    } catch {
      turn(false)
      refuse({ code: 'unreachable', params: {} })
    }
  }

  const open = async (online: OnlineDraft, { keepOnlineDraft, openTable }: OnlineForm): Promise<void> => {
    const me = await beSomebody(name.trim())
    const { seed, players } = game.draft
    const agreed = { game: game.draft.game, options: optionsOf(game), seed, players }
    const opened = me.ok ? await openTable(online, agreed, me.value.name) : me
    refuse(opened.ok ? null : opened.refusal)
    if (!opened.ok || !('room' in opened.value)) return
    keepDraft(browserStorage, game.draft)
    keepOnlineDraft(browserStorage, online)
    goTo({ page: 'join', room: opened.value.room })
  }

  return {
    possible,
    isOnline,
    chosen:
      isOnline && form !== null && draft !== null
        ? { form, draft, change, name: player?.name ?? name, rename, open: () => open(draft, form) }
        : null,
    choose: (online) => void choose(online),
  }
}

/** At this screen or at the server, where there is one. */
export const OnlineSwitch = ({ table: { possible, isOnline, choose } }: { readonly table: NewTable }) => {
  const { online } = useTexts()
  if (!possible) return null
  return (
    <Segments
      label={online('where')}
      choices={(['screen', 'online'] as const).map((value) => ({ value, label: online(`where.${value}`) }))}
      chosen={isOnline ? 'online' : 'screen'}
      choose={(where) => choose(where === 'online')}
    />
  )
}
