/** The selected board item, shown in the inspector and marked on the table. */
import type { Seat } from '@quayside/kernel'
import { create } from 'zustand'
import type { Area } from '../../rules/index.ts'

/** Where a card is: in one of the supplies of its area, in the viewer's hand, or out of reach. */
export type CardPlace = 'current' | 'future' | 'hand' | 'elsewhere'

export type BoardItem =
  | { readonly kind: 'card'; readonly card: string; readonly place: CardPlace }
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'seat'; readonly seat: Seat }

export const boardItemKey = (item: BoardItem): string => {
  switch (item.kind) {
    case 'card':
      return `${item.place} ${item.card}`
    case 'area':
      return item.area
    case 'seat':
      return `seat ${item.seat}`
  }
}

interface SelectionState {
  readonly item: BoardItem | null
  readonly select: (item: BoardItem | null) => void
  /** The contracts that a delivery starts with, empty for the best ones; null while nothing is being delivered. */
  readonly delivering: readonly string[] | null
  readonly deliver: (contracts: readonly string[] | null) => void
}

export const useSelection = create<SelectionState>()((set) => ({
  item: null,
  select: (item) => set({ item }),
  delivering: null,
  deliver: (delivering) => set({ delivering }),
}))
