/** Which drawer is open where the screen is too small to show card and log side by side. */
import { create } from 'zustand'

type Drawer = 'card' | 'log'

interface DrawerState {
  readonly open: Drawer | null
  readonly show: (drawer: Drawer) => void
  readonly close: () => void
}

export const useDrawer = create<DrawerState>()((set) => ({
  open: null,
  show: (drawer) => set({ open: drawer }),
  close: () => set({ open: null }),
}))

export const openInspector = (): void => useDrawer.getState().show('card')
