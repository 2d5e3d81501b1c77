/** How large a QR code is and how its bytes are shared out, at the medium level of correction. */

export interface Size {
  readonly version: number
  /** Modules along an edge. */
  readonly edge: number
  /** Bytes of text and of correction. */
  readonly data: number
  readonly correction: number
  readonly blocks: number
}

/** Correction bytes a block, and blocks, for the versions from 1 on. */
const SHARES = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const

/** Where the middles of the small squares lie, along either edge. */
export const alignment = ({ version, edge }: Pick<Size, 'version' | 'edge'>): readonly number[] => {
  if (version === 1) return []
  return version < 7 ? [6, edge - 7] : [6, (edge - 1) / 2, edge - 7]
}

/** Modules that are not part of a pattern, in bytes. */
const capacity = (version: number): number => {
  const small = version === 1 ? 0 : version < 7 ? 1 : 6
  // Those on the lines of the clock share five modules with them.
  const onClock = version < 7 ? 0 : 2
  const edge = version * 4 + 17
  const finders = 3 * 64
  const clocks = 2 * (edge - 16) - onClock * 5
  const formats = 31 + (version < 7 ? 0 : 36)
  return Math.floor((edge * edge - finders - clocks - formats - small * 25) / 8)
}

export const SIZES: readonly Size[] = SHARES.map(([correction, blocks], index) => {
  const version = index + 1
  const data = capacity(version) - correction * blocks
  return { version, edge: version * 4 + 17, data, correction, blocks }
})
