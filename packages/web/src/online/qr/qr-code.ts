/** A text as a QR code: a square of dark and light modules that a camera reads. */
import { errorCorrection } from './error-correction.ts'
import { maskPenalty } from './fairness.ts'
import { alignment, SIZES, type Size } from './sizes.ts'

/** Rows of modules, true for a dark one. */
export type Modules = readonly (readonly boolean[])[]

type Field = (boolean | null)[][]

const bits = (value: number, count: number): readonly boolean[] =>
  Array.from({ length: count }, (_, place) => ((value >>> (count - 1 - place)) & 1) === 1)

const byteOf = (eight: readonly boolean[]): number => eight.reduce((sum, bit) => sum * 2 + Number(bit), 0)

const BYTES = 0b0100
const PADDING = [0xec, 0x11]

/** How long the length of the text is, in bits. */
const lengthBits = ({ version }: Size): number => (version < 10 ? 8 : 16)

const fits = (length: number) => (size: Size) => 4 + lengthBits(size) + length * 8 <= size.data * 8

/** The text, its length and what fills the rest. */
const dataOf = (text: Uint8Array, size: Size): readonly number[] => {
  const written = [
    ...bits(BYTES, 4),
    ...bits(text.length, lengthBits(size)),
    ...[...text].flatMap((byte) => bits(byte, 8)),
  ]
  const ended = [...written, ...bits(0, Math.min(4, size.data * 8 - written.length))]
  const whole = [...ended, ...bits(0, (8 - (ended.length % 8)) % 8)]
  const bytes = Array.from({ length: whole.length / 8 }, (_, place) =>
    byteOf(whole.slice(place * 8, place * 8 + 8)),
  )
  const left = size.data - bytes.length
  return [...bytes, ...Array.from({ length: left }, (_, place) => PADDING[place % 2] ?? 0)]
}

/** One byte of every block after the other, so that a smudge hurts all of them a little. */
const interleaved = (blocks: readonly (readonly number[])[]): readonly number[] => {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    blocks.flatMap((block) => block[place] ?? []),
  )
}

const codewords = (text: Uint8Array, size: Size): readonly number[] => {
  const data = dataOf(text, size)
  const short = Math.floor(size.data / size.blocks)
  const long = size.data % size.blocks
  let from = 0
  const blocks = Array.from({ length: size.blocks }, (_, block) => {
    const length = short + Number(block >= size.blocks - long)
    from += length
    return data.slice(from - length, from)
  })
  return [
    ...interleaved(blocks),
    ...interleaved(blocks.map((block) => errorCorrection(block, size.correction))),
  ]
}

const set = (field: Field, row: number, column: number, dark: boolean): void => {
  const line = field[row]
  if (line !== undefined && column >= 0 && column < line.length) line[column] = dark
}

/** Squares within squares around a middle. */
const rings = (field: Field, row: number, column: number, radius: number, light: readonly number[]): void => {
  for (let down = -radius; down <= radius; down++)
    for (let right = -radius; right <= radius; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right))
      set(field, row + down, column + right, !light.includes(ring))
    }
}

/** A remainder that tells a damaged word from a whole one. */
const withRemainder = (value: number, count: number, divisor: number): number => {
  let rest = value
  for (let step = 0; step < count; step++) rest = (rest << 1) ^ ((rest >>> (count - 1)) * divisor)
  return (value << count) | rest
}

const FORMAT_MASK = 0x5412

/** Which mask lies on the code, twice. */
const writeFormat = (field: Field, mask: number): void => {
  const edge = field.length
  // Medium correction is written 00.
  const format = bits(withRemainder(mask, 10, 0x537) ^ FORMAT_MASK, 15).toReversed()
  for (const [place, dark] of format.entries()) {
    if (place < 6) set(field, place, 8, dark)
    else if (place < 8) set(field, place + 1, 8, dark)
    else if (place === 8) set(field, 8, 7, dark)
    else set(field, 8, 14 - place, dark)
    if (place < 8) set(field, 8, edge - 1 - place, dark)
    else set(field, edge - 15 + place, 8, dark)
  }
  set(field, edge - 8, 8, true)
}

const writeVersion = (field: Field, version: number): void => {
  if (version < 7) return
  const edge = field.length
  for (const [place, dark] of bits(withRemainder(version, 12, 0x1f25), 18)
    .toReversed()
    .entries()) {
    const [along, across] = [Math.floor(place / 3), edge - 11 + (place % 3)]
    set(field, along, across, dark)
    set(field, across, along, dark)
  }
}

/** Everything that is the same for every text of this size. */
const patterns = (size: Size): Field => {
  const { edge } = size
  const field: Field = Array.from({ length: edge }, () => Array.from({ length: edge }, () => null))
  for (let place = 0; place < edge; place++) {
    set(field, 6, place, place % 2 === 0)
    set(field, place, 6, place % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, edge - 4],
    [edge - 4, 3],
  ] as const)
    rings(field, row, column, 4, [2, 4])
  const middles = alignment(size)
  const [first, last] = [middles.at(0), middles.at(-1)]
  for (const row of middles)
    for (const column of middles) {
      const inFinder =
        (row === first && (column === first || column === last)) || (row === last && column === first)
      if (!inFinder) rings(field, row, column, 2, [1])
    }
  writeFormat(field, 0)
  writeVersion(field, size.version)
  return field
}

/** Up and down in pairs of columns from the right, where no pattern lies. */
const path = (field: Field): readonly (readonly [row: number, column: number])[] => {
  const edge = field.length
  const places: (readonly [number, number])[] = []
  for (let pair = 0; pair < (edge - 1) / 2; pair++) {
    const right = edge - 1 - pair * 2
    // The column of the clock is passed over.
    const column = right <= 6 ? right - 1 : right
    for (let step = 0; step < edge; step++) {
      const row = pair % 2 === 0 ? edge - 1 - step : step
      for (const one of [column, column - 1]) if (field[row]?.[one] === null) places.push([row, one])
    }
  }
  return places
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Null for a text that is too long. */
export const qrCode = (text: string): Modules | null => {
  const bytes = new TextEncoder().encode(text)
  const size = SIZES.find(fits(bytes.length))
  if (size === undefined) return null
  const written = codewords(bytes, size).flatMap((byte) => bits(byte, 8))
  const empty = patterns(size)
  const places = path(empty)
  const masked = MASKS.map((isFlipped, mask): Modules => {
    const field: Field = empty.map((row) => [...row])
    for (const [index, [row, column]] of places.entries())
      set(field, row, column, (written[index] ?? false) !== isFlipped(row, column))
    writeFormat(field, mask)
    return field.map((row) => row.map((module) => module === true))
  })
  return masked.reduce((best, other) => (maskPenalty(other) < maskPenalty(best) ? other : best))
}
