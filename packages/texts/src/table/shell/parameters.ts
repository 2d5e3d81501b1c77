/** Every message of this area and what it is told. */
import type { AreaCatalogue } from '../area.ts'

export const SHELL = {
  settings: [],
} as const

export type ShellCatalogue = AreaCatalogue<typeof SHELL>
