import { expect, it } from 'vitest'
import { type Box, placeCoach } from './coach-placement.ts'

const ROOM: Box = { left: 0, top: 0, width: 1440, height: 700 }
const COACH = { width: 350, height: 200 }

const box = (left: number, top: number, width = 120, height = 80): Box => ({ left, top, width, height })

it('stands below what it points at, the pointer at its middle', () => {
  const { left, top, pointer } = placeCoach(box(600, 100), COACH, ROOM)
  expect(top).toBeGreaterThan(180)
  expect(pointer).toEqual({ edge: 'top', along: 660 - left })
})

it('stands above where there is no room below', () => {
  const { top, pointer } = placeCoach(box(600, 560), COACH, ROOM)
  expect(top + COACH.height).toBeLessThan(560)
  expect(pointer?.edge).toBe('bottom')
})

it('stands beside what fills the height', () => {
  expect(placeCoach(box(0, 0, 200, 700), COACH, ROOM).pointer?.edge).toBe('left')
  expect(placeCoach(box(1240, 0, 200, 700), COACH, ROOM).pointer?.edge).toBe('right')
})

it('stays on the screen beside something in a corner', () => {
  const { left, pointer } = placeCoach(box(0, 0, 40, 40), COACH, ROOM)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(pointer?.along).toBeGreaterThanOrEqual(20)
})

it('points at nothing where everything is marked or nothing is', () => {
  expect(placeCoach(box(0, 0, 1440, 700), COACH, ROOM).pointer).toBeNull()
  expect(placeCoach(null, COACH, ROOM).pointer).toBeNull()
})

it('leaves a phone its thing and its tray', () => {
  const phone = { left: 0, top: 0, width: 390, height: 560 }
  const thing = box(20, 220, 80, 140)
  const { top } = placeCoach(thing, { width: 370, height: 180 }, phone)
  expect(top + 180 <= 220 || top >= 360).toBe(true)
  expect(top + 180).toBeLessThanOrEqual(560)
})

it('stands on the tray rather than on what is only to be looked at', () => {
  const [beside, screen] = [box(0, 0, 540, 390), box(0, 0, 844, 390)]
  const thing = box(20, 130, 510, 190)
  const size = { width: 288, height: 280 }
  expect(placeCoach(thing, size, beside).left).toBeLessThan(250)
  expect(placeCoach(thing, size, beside, screen).left).toBeGreaterThanOrEqual(530)
})
