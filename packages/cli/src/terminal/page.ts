import pc from 'picocolors'
import type { Io } from '../io.ts'

type Style = (text: string) => string

/** Where text is going to stand: how wide, and whether in colour. */
export interface Page {
  readonly columns: number
  readonly paint: Readonly<Record<'bold' | 'cyan' | 'dim' | 'gray' | 'green' | 'yellow', Style>>
}

export type Colors = Page['paint']

/** For programs, files and tests. */
export const PLAIN_PAGE: Page = { columns: 80, paint: pc.createColors(false) }

/** The terminal behind the standard output; a pipe is a plain page. */
export const terminalPage = ({ stdout }: Io): Page => ({
  columns: Math.max(40, Math.min(stdout.columns || PLAIN_PAGE.columns, 120)),
  paint: pc.createColors(pc.isColorSupported && stdout.isTTY === true),
})
