/** The form of a new game where it is opened at the server. */
import type { Refusal } from '@quayside/kernel'
import { useState } from 'react'
import { browserStorage } from '../state/keep.ts'
import { type Draft, keepDraft, optionsOf, playersOf } from '../state/new-game.ts'
import { goTo } from '../state/route.ts'
import { openRoom, prepareDeal } from './api.ts'
import { keepDeal, newNonce } from './kept-deal.ts'
import { keepSeatKey } from './kept-keys.ts'
import { useOnline } from './online-state.ts'
import { keepOnlineDraft, keptOnlineDraft, type OnlineDraft, wishOf } from './open-table.ts'

export interface NewTable {
  /** Whether there is a server to open it at. */
  readonly possible: boolean
  readonly chosen: boolean
  readonly choose: (online: boolean) => void
  readonly draft: OnlineDraft
  readonly change: (draft: OnlineDraft) => void
  /** What somebody wants to be called who is not known yet. */
  readonly name: string
  readonly rename: (name: string) => void
  readonly open: () => Promise<void>
}

export const useNewTable = (game: Draft, refuse: (refusal: Refusal | null) => void): NewTable => {
  const { isHere, player, beSomebody } = useOnline()
  const [online, choose] = useState(false)
  const [draft, change] = useState(() => keptOnlineDraft(browserStorage))
  const [name, rename] = useState('')
  const possible = isHere === true
  const open = async (): Promise<void> => {
    const agreed = {
      game: game.game,
      options: optionsOf(game),
      seed: game.seed,
      players: playersOf(game),
    }
    const me = await beSomebody(name.trim())
    // The server commits itself before it hears the nonce.
    const prepared = me.ok ? await prepareDeal() : me
    const nonce = newNonce()
    const deal = prepared.ok && 'commitment' in prepared.value ? { ...prepared.value, nonce } : null
    const wish = me.ok && deal !== null ? { ...wishOf(draft, agreed, me.value.name), ...deal } : null
    const opened = wish === null ? prepared : await openRoom(wish)
    refuse(opened.ok ? null : opened.refusal)
    if (!opened.ok || !('room' in opened.value)) return
    const { room, keys } = opened.value
    if (deal !== null && opened.value.commitment !== undefined) keepDeal(browserStorage, room, deal)
    keepDraft(browserStorage, game)
    keepOnlineDraft(browserStorage, draft)
    for (const key of Object.values(keys)) keepSeatKey(browserStorage, room, key)
    goTo({ page: 'join', room })
  }
  return {
    possible,
    chosen: possible && online,
    choose,
    draft,
    change,
    name: player?.name ?? name,
    rename,
    open,
  }
}
