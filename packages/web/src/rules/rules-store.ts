/** State of the rules drawer: open or not, and at which topic. */
import { create } from 'zustand'

interface RulesState {
  /** Whether a table with room for the drawer is open. */
  readonly offered: boolean
  readonly open: boolean
  /** The parts looked at one after the other; with none the rules follow what is selected. */
  readonly trail: readonly string[]
  readonly wanted: string
}

export const useRules = create<RulesState>()(() => ({
  offered: false,
  open: false,
  trail: [],
  wanted: '',
}))

export const toggleRules = (): void =>
  useRules.setState(({ open }) => ({ open: !open, trail: [], wanted: '' }))

export const offerRules = (offered: boolean): void => useRules.setState({ offered, open: false })

export const closeRules = (): void => useRules.setState({ open: false })

export const readTopic = (topic: string): void =>
  useRules.setState(({ trail }) => ({ trail: [...trail, topic], wanted: '' }))

/** Something else was selected: the rules follow. */
export const followSelection = (): void => useRules.setState({ trail: [], wanted: '' })

export const readBack = (): void =>
  useRules.setState(({ trail }) => ({ trail: trail.slice(0, -1), wanted: '' }))

export const searchRules = (wanted: string): void => useRules.setState({ wanted })
