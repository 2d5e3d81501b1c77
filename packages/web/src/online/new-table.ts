/** The form of a new game where it is opened at the server. */
import type { Refusal } from '@quayside/kernel'
import { useState } from 'react'
import { browserStorage } from '../state/keep.ts'
import { type Draft, keepDraft, optionsOf, playersOf } from '../state/new-game.ts'
import { goTo } from '../state/route.ts'
import { openRoom, prepareDeal } from './api.ts'
import { keepDeal, withPreparedDeal } from './kept-deal.ts'
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
    if (!me.ok) {
      refuse(me.refusal)
      return
    }
    const wish = wishOf(draft, agreed, me.value.name)
    const opened = await withPreparedDeal(prepareDeal, (deal) => openRoom({ ...wish, ...deal }))
    refuse(opened.ok ? null : opened.refusal)
    if (!opened.ok) return
    const { deal, answer } = opened.value
    const { room, keys, commitment } = answer
    if (commitment !== undefined) keepDeal(browserStorage, room, deal)
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
