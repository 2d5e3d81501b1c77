/** The new-game form for an online room; its fields are loaded when the player switches to online. */
import type { Refusal } from '@quayside/kernel'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { type Form, optionsOf, saveDraft } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import type { NewRoomDraft } from './new-room-draft.ts'
import { useOnline } from './online-store.ts'

const loadForm = async () => {
  const [{ NewRoomFields }, { writeRoomDraft, readRoomDraft, openNewRoom, countSeats }] = await Promise.all([
    import('./new-room-fields.tsx'),
    import('./new-room-draft.ts'),
  ])
  return { NewRoomFields, writeRoomDraft, readRoomDraft, openNewRoom, countSeats }
}

type LoadedForm = Awaited<ReturnType<typeof loadForm>>

/** The form as filled in so far. */
export interface NewRoomForm {
  readonly form: LoadedForm
  readonly draft: NewRoomDraft
  readonly change: (draft: NewRoomDraft) => void
  /** The name for a player whom the server does not know yet. */
  readonly name: string
  readonly rename: (name: string) => void
  readonly open: () => Promise<void>
}

interface NewRoom {
  /** Whether there is a server. */
  readonly possible: boolean
  readonly isOnline: boolean
  /** Null for a local game, and until the form is loaded. */
  readonly chosen: NewRoomForm | null
  readonly choose: (online: boolean) => void
}

export const useNewRoom = (game: Form, refuse: (refusal: Refusal | null) => void): NewRoom => {
  const { isAvailable, player, ensurePlayer } = useOnline()
  const [wanted, setWanted] = useState(false)
  const [form, setForm] = useState<LoadedForm | null>(null)
  const [draft, setDraft] = useState<NewRoomDraft | null>(null)
  const [name, setName] = useState('')
  const possible = isAvailable === true
  const isOnline = possible && wanted

  const choose = async (online: boolean): Promise<void> => {
    setWanted(online)
    if (!online || form !== null) return
    try {
      const loaded = await loadForm()
      setDraft(loaded.readRoomDraft(browserStorage))
      setForm(loaded)
    } catch {
      setWanted(false)
      refuse({ code: 'unreachable', params: {} })
    }
  }

  const open = async (online: NewRoomDraft, { writeRoomDraft, openNewRoom }: LoadedForm): Promise<void> => {
    const ensured = await ensurePlayer(name.trim())
    const { seed, players } = game.draft
    const agreed = { game: game.draft.game, options: optionsOf(game), seed, players }
    const opened = ensured.ok ? await openNewRoom(online, agreed, ensured.value.name) : ensured
    refuse(opened.ok ? null : opened.refusal)
    if (!opened.ok || !('room' in opened.value)) return
    saveDraft(browserStorage, game.draft)
    writeRoomDraft(browserStorage, online)
    goTo({ page: 'join', room: opened.value.room })
  }

  return {
    possible,
    isOnline,
    chosen:
      isOnline && form !== null && draft !== null
        ? {
            form,
            draft,
            change: setDraft,
            name: player?.name ?? name,
            rename: setName,
            open: () => open(draft, form),
          }
        : null,
    choose: (online) => void choose(online),
  }
}

/** Chooses between a local game and a room on the server. */
export const OnlineSwitch = ({ table: { possible, isOnline, choose } }: { readonly table: NewRoom }) => {
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
