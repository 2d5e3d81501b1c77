/** The selected board item, shown in the inspector and marked on the table. */
import type { Seat } from '@quayside/kernel'
import { create } from 'zustand'
import type { TokenName } from '../../rules/index.ts'

export type BoardItem =
  | { readonly kind: 'building'; readonly card: number }
  | { readonly kind: 'ship'; readonly card: number }
  | { readonly kind: 'offer'; readonly offer: number }
  | { readonly kind: 'token'; readonly token: TokenName }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'loan' }
  | { readonly kind: 'special-pile' }

/** A card that is shown without being selected, and the screen position of its item. */
export interface PreviewState {
  readonly item: BoardItem
  readonly box: DOMRect
}

interface SelectionState {
  readonly item: BoardItem | null
  readonly preview: PreviewState | null
  /** Carries out the chosen answer for the selected item; null if there is none. */
  readonly confirm: (() => void) | null
  readonly select: (item: BoardItem | null) => void
}

export const useSelection = create<SelectionState>()((set) => ({
  item: null,
  preview: null,
  confirm: null,
  select: (item) => set({ item }),
}))
