import { describe, expect, it } from 'vitest'
import { errorCorrection } from './error-correction.ts'
import { type Modules, qrCode } from './qr-code.ts'
import { SIZES } from './sizes.ts'

const LINK = 'https://quayside.example/#/join/Zk2mW9sR4uQe7YcD'

const lines = (modules: Modules | null): string[] =>
  (modules ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

describe('a QR code', () => {
  it('shares its bytes out as the standard does', () => {
    expect(SIZES.map(({ data }) => data)).toEqual([16, 28, 44, 64, 86, 108, 124, 154, 182, 216])
  })

  it('corrects as the standard’s own example does', () => {
    // "01234567" in version 1 with medium correction.
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ]
    expect(errorCorrection(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
  })

  it('is as large as its text needs, and there is none for a text that is too long', () => {
    const edges = [14, 15, 62, 63, 213].map((length) => qrCode('x'.repeat(length))?.length)
    expect(edges).toEqual([21, 25, 33, 37, 57])
    expect(qrCode('x'.repeat(214))).toBeNull()
  })

  it('of a link is the one that a scanner reads', () => {
    expect(lines(qrCode(LINK))).toMatchInlineSnapshot(`
      [
        "#######...##.#..##.###.#..#######",
        "#.....#...##.#####..#.#...#.....#",
        "#.###.#.#..###..###.#####.#.###.#",
        "#.###.#.#.#...#.#..####...#.###.#",
        "#.###.#.#.#.##.#..#...###.#.###.#",
        "#.....#.#.##...##.#.##....#.....#",
        "#######.#.#.#.#.#.#.#.#.#.#######",
        "........#.###.##..#..##..........",
        "#.#####....#####.#....#...#####..",
        "#.#..#..#..##...#.###..#..##.##.#",
        "##.#..##...#...#..#.##......#.##.",
        "....##....#...#......##.###.###.#",
        "#..#..#...##......#...####..##..#",
        "######..#.#..#####..##.#.#.....##",
        "#..#..#.##..#......#.##..##..#.#.",
        "...###..##.###..#.####..#####.#..",
        ".######.#........#.#..#..#.###..#",
        "#....#....#.##..######.#.###.###.",
        ".#.#..#....#..####.........##.##.",
        "##...#....#####.###..##.#.#######",
        "......##..#...#.#..####.....##.##",
        "#...#..#.###.###..#..#...###..#.#",
        "#.#..##.###.#####...###.....#..#.",
        "#.###...##.#####.....##..#...##..",
        "#..##.#.#.###.##.##.#...#####....",
        "........#...#.....####..#...#.#.#",
        "#######...#..####.#.#####.#.#.#..",
        "#.....#.#.#...#.....##.##...###.#",
        "#.###.#.##.#..##..#..#..######.##",
        "#.###.#.#.#.##.###..#..###..##.##",
        "#.###.#.###..##..#.#..######.##..",
        "#.....#...#####.#..###.#.#..###..",
        "#######.###..##..###..###..#.###.",
      ]
    `)
  })
})
