/** What the lessons of this game have in common: places on the table, and parts that come up again and again. */
import type { LessonPart } from '@quayside/game/lesson'
import { buildingNamed } from '../rules/index.ts'

/** A building wherever it lies. */
export const building = (name: string): string => `[data-place="building-${buildingNamed(name)}"]`

export const offer = (good: string): string => `[data-place="offer-${good}"]`

export const TRAY = '[data-zone="tray"]'

/** What a turn begins with, where it does not come by itself. */
export const SUPPLY: LessonPart = { id: 'supply', at: TRAY, plays: ['supply'] }

export const END: LessonPart = { id: 'end', at: `${TRAY} [data-confirm]`, plays: ['end'] }

export const take = (good: string): LessonPart => ({ id: 'take', at: offer(good), plays: [`take ${good}`] })

export const enter = (name: string): LessonPart => ({
  id: 'enter',
  at: building(name),
  plays: [`enter ${name}`],
})

/** A payment that the part before it leads to; every way to pay is right. */
const pay = (id: string, play: string): LessonPart => ({
  id,
  at: TRAY,
  plays: [play],
  admits: ['pay'],
  isAsked: true,
})

export const fee = (play: string): LessonPart => pay('fee', play)

export const energy = (play: string): LessonPart => pay('energy', play)

export const feed = (play: string): LessonPart => ({ ...pay('feed', play), isAsked: false })

/** Due in anybody's turn. */
export const INTEREST: LessonPart = { id: 'interest', at: TRAY, plays: ['pay 1 franc'] }

export const convert = (play: string): LessonPart => ({ id: 'times', at: TRAY, plays: [play], isAsked: true })

export const buildShip = (name: string): LessonPart => ({
  id: 'ship',
  at: TRAY,
  plays: [`build ${name}`],
  isAsked: true,
})

/** Ships, cargo and energy, as the person likes. */
export const load = (...plays: readonly string[]): LessonPart => ({
  id: 'load',
  at: TRAY,
  plays,
  admits: ['sail', 'load', 'pay', 'done'],
  repeats: true,
  isAsked: true,
})
