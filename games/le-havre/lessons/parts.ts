/** Parts that several lessons share: selectors of places on the table, and common decisions. */
import type { LessonPart } from '@quayside/game/lesson'
import { buildingNamed } from '../rules/index.ts'

/** Selector of a building, on the table or in the own area. */
export const building = (name: string): string => `[data-place="building-${buildingNamed(name)}"]`

export const offer = (good: string): string => `[data-place="offer-${good}"]`

export const TRAY = '[data-zone="tray"]'

/** The supply step, where it is not carried out automatically. */
export const SUPPLY: LessonPart = { id: 'supply', at: TRAY, plays: ['supply'] }

export const END: LessonPart = { id: 'end', at: `${TRAY} [data-confirm]`, plays: ['end'] }

export const take = (good: string): LessonPart => ({ id: 'take', at: offer(good), plays: [`take ${good}`] })

export const enter = (name: string): LessonPart => ({
  id: 'enter',
  at: building(name),
  plays: [`enter ${name}`],
})

/** A payment that the previous part leads to; any way to pay is accepted. */
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

/** Interest is due in any player's turn. */
export const INTEREST: LessonPart = { id: 'interest', at: TRAY, plays: ['pay 1 franc'] }

export const convert = (play: string): LessonPart => ({ id: 'times', at: TRAY, plays: [play], isAsked: true })

export const buildShip = (name: string): LessonPart => ({
  id: 'ship',
  at: TRAY,
  plays: [`build ${name}`],
  isAsked: true,
})

/** Accepts any choice of ships, cargo and energy. */
export const load = (...plays: readonly string[]): LessonPart => ({
  id: 'load',
  at: TRAY,
  plays,
  admits: ['sail', 'load', 'pay', 'done'],
  repeats: true,
  isAsked: true,
})
