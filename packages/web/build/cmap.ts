/** Which characters a font has, from its `cmap` table. */

const tableOffset = (font: DataView, name: string): number => {
  const tables = font.getUint16(4)
  for (let table = 0; table < tables; table++) {
    const entry = 12 + 16 * table
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => font.getUint8(entry + place)))
    if (tag === name) return font.getUint32(entry + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

/** Groups of code points that follow each other, in format 12. */
const readGroups = (font: DataView, offset: number): number[] => {
  const groups = font.getUint32(offset + 12)
  return Array.from({ length: groups }, (_, group) => {
    const entry = offset + 16 + 12 * group
    const from = font.getUint32(entry)
    return Array.from({ length: font.getUint32(entry + 4) - from + 1 }, (_, index) => from + index)
  }).flat()
}

/** Segments with a glyph for each code point, in format 4; a glyph of 0 means that there is none. */
const readSegments = (font: DataView, offset: number): number[] => {
  const size = font.getUint16(offset + 6)
  const ends = offset + 14
  const starts = ends + size + 2
  const deltas = starts + size
  const ranges = deltas + size
  const found: number[] = []
  for (let at = 0; at < size; at += 2) {
    const range = font.getUint16(ranges + at)
    for (let code = font.getUint16(starts + at); code <= font.getUint16(ends + at); code++) {
      const place = ranges + at + range + 2 * (code - font.getUint16(starts + at))
      const glyph = range === 0 ? code : font.getUint16(place)
      const moved = glyph === 0 && range !== 0 ? 0 : (glyph + font.getUint16(deltas + at)) & 0xffff
      if (moved !== 0 && code !== 0xffff) found.push(code)
    }
  }
  return found
}

/** The characters of an uncompressed font. */
export const charactersIn = (sfnt: Buffer): ReadonlySet<string> => {
  const font = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const cmap = tableOffset(font, 'cmap')
  const codes = Array.from({ length: font.getUint16(cmap + 2) }, (_, record) => {
    const offset = cmap + font.getUint32(cmap + 4 + 8 * record + 4)
    const format = font.getUint16(offset)
    return format === 12 ? readGroups(font, offset) : format === 4 ? readSegments(font, offset) : []
  }).flat()
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}
