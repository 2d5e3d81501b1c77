import { describe, expect, it } from 'vitest'
import { type CoachBox, type CoachSpace, placeCoach } from './coach-placement.ts'

const SIZE = { width: 400, height: 220 }

const box = (left: number, top: number, width = 150, height = 50): CoachBox => ({ left, top, width, height })

const TRAY = box(0, 766, 1440, 134)
const MINE = box(0, 620, 1440, 146)

const laptop = (target: CoachBox | null, softBoxes: readonly CoachBox[] = []): CoachSpace => ({
  target,
  sizes: [SIZE],
  screen: box(0, 0, 1440, 900),
  protectedBoxes: [[MINE], [box(170, 620, 420, 146)], [TRAY]],
  softBoxes,
  zones: [],
})

const covers = (space: CoachSpace, covered: CoachBox): boolean => {
  const { left, top, width, height } = placeCoach(space)
  return (
    left < covered.left + covered.width &&
    covered.left < left + width &&
    top < covered.top + covered.height &&
    covered.top < top + height
  )
}

describe('on a laptop', () => {
  it.each([
    ['a card', box(700, 200)],
    ['a card in a corner', box(0, 60, 40, 40)],
    ['an own building', box(600, 640)],
    ['the own area', MINE],
    ['the tray', TRAY],
    ['the header', box(200, 0, 600, 60)],
    ['nothing', null],
  ])('covers neither %s nor the own area nor the tray', (_what, target) => {
    const space = laptop(target)
    if (target !== null) expect(covers(space, target)).toBe(false)
    expect(covers(space, MINE)).toBe(false)
    expect(covers(space, TRAY)).toBe(false)
    const { left, top } = placeCoach(space)
    expect([left >= 0, top >= 0, left + SIZE.width <= 1440]).toEqual([true, true, true])
  })

  it('prefers empty space to covering cards', () => {
    const cards = Array.from({ length: 12 }, (_, place) =>
      box(650 + (place % 3) * 160, 200 + 60 * Math.floor(place / 3)),
    )
    const space = laptop(box(650, 200), cards)
    expect(cards.some((card) => covers(space, card))).toBe(false)
  })

  it('takes the width with which it fits into the free ground of a zone', () => {
    const zone = box(630, 180, 700, 420)
    const cards = Array.from({ length: 4 }, (_, place) => box(640 + place * 170, 200, 160, 200))
    const space: CoachSpace = {
      ...laptop(box(640, 200, 160, 200), [...cards, box(0, 0, 630, 620), box(630, 0, 810, 180)]),
      sizes: [SIZE, { width: 620, height: 180 }],
      zones: [zone],
    }
    const { left, top, width, height } = placeCoach(space)
    expect(width).toBe(620)
    expect([left >= 630, left + width <= 1330, top >= 400, top + height <= 600]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('is joined to its target by a straight line that ends at both', () => {
    const target = box(700, 200)
    const { left, top, leader } = placeCoach(laptop(target))
    if (leader === null) throw new Error('no line')
    const isDown = leader.height > leader.width
    const ends = isDown ? [leader.top, leader.top + leader.height] : [leader.left, leader.left + leader.width]
    const edges = isDown
      ? [target.top, target.top + target.height, top, top + SIZE.height]
      : [target.left, target.left + target.width, left, left + SIZE.width]
    for (const end of ends) expect(edges).toContain(end)
  })

  it("draws no line across the player's own area to the tray", () => {
    expect(placeCoach(laptop(TRAY)).leader).toBeNull()
  })
})

describe('on a phone', () => {
  const tray = box(0, 640, 390, 204)
  const phone = (target: CoachBox, mine: readonly CoachBox[], height = 250): CoachSpace => ({
    target,
    sizes: [{ width: 374, height }],
    screen: box(0, 0, 390, 844),
    protectedBoxes: [mine, mine, [tray]],
    softBoxes: [],
    zones: [],
  })

  it('leaves the target and the tray within reach', () => {
    const target = box(20, 220, 80, 140)
    const space = phone(target, [])
    expect(covers(space, target)).toBe(false)
    expect(covers(space, tray)).toBe(false)
  })

  it('covers the own area first where there is no room, and its target last', () => {
    const target = box(8, 110, 180, 50)
    const space = phone(target, [box(0, 100, 390, 540)])
    expect(covers(space, target)).toBe(false)
    expect(covers(space, tray)).toBe(false)
    const tall = phone(target, [box(0, 100, 390, 540)], 600)
    expect(covers(tall, target)).toBe(false)
    expect(covers(tall, tray)).toBe(true)
  })

  it('covers an empty part of a zone that fills the screen, and leaves the tray free', () => {
    const zone = box(8, 190, 374, 440)
    const card = box(20, 200, 350, 180)
    const space = { ...phone(zone, [zone], 220), softBoxes: [card] }
    expect(covers(space, tray)).toBe(false)
    expect(covers(space, card)).toBe(false)
  })

  it('stays on the screen where it fits nowhere', () => {
    const { left, top } = placeCoach(phone(box(0, 0, 390, 844), []))
    expect([left >= 0, top >= 0, top + 250 <= 844]).toEqual([true, true, true])
  })
})
