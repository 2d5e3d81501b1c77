/** Places the coach beside its target, never on it, nor on the tray if there is room elsewhere; follows scrolling and resizing. */
import { useTable } from '@quayside/table/session/current-game.ts'
import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface CoachPlacement {
  readonly left: number
  readonly top: number
  /** The edge of the coach with the pointer, and how far along it; null without a target. */
  readonly pointer: { readonly edge: 'top' | 'bottom' | 'left' | 'right'; readonly along: number } | null
}

/** Between the coach and its target, for the pointer. */
const GAP = 22
const MARGIN = 10
/** The pointer must not touch the round corners. */
const CORNER = 28

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** `room` may be covered (the screen without the tray); `more` only where the target would be covered otherwise. */
export const placeCoach = (
  target: Box | null,
  coach: Pick<Box, 'width' | 'height'>,
  room: Box,
  more = room,
): CoachPlacement => {
  const docked = dockedIn(room, coach)
  if (target === null) return docked
  return beside(target, coach, room) ?? beside(target, coach, more) ?? docked
}

const dockedIn = (room: Box, { width, height }: Pick<Box, 'width' | 'height'>): CoachPlacement => ({
  left: Math.max(room.left, room.left + (room.width - width) / 2),
  top: Math.max(room.top + MARGIN, room.top + room.height - height - MARGIN),
  pointer: null,
})

const beside = (target: Box, coach: Pick<Box, 'width' | 'height'>, room: Box): CoachPlacement | undefined => {
  const { width, height } = coach
  const right = room.left + room.width
  const bottom = room.top + room.height
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 }
  const left = clamp(middle.x - width / 2, room.left + MARGIN, right - width - MARGIN)
  const top = clamp(middle.y - height / 2, room.top + MARGIN, bottom - height - MARGIN)
  const across = clamp(middle.x - left, CORNER, width - CORNER)
  const down = clamp(middle.y - top, CORNER, height - CORNER)
  const places: readonly CoachPlacement[] = [
    { left, top: target.top + target.height + GAP, pointer: { edge: 'top', along: across } },
    { left, top: target.top - GAP - height, pointer: { edge: 'bottom', along: across } },
    { left: target.left + target.width + GAP, top, pointer: { edge: 'left', along: down } },
    { left: target.left - GAP - width, top, pointer: { edge: 'right', along: down } },
    { ...dockedIn(room, coach), left },
    { left, top: room.top + MARGIN, pointer: null },
    { left: right - width - MARGIN, top, pointer: null },
  ]
  const fits = (place: CoachPlacement): boolean =>
    place.left >= room.left &&
    place.top >= room.top &&
    place.left + width <= right &&
    place.top + height <= bottom &&
    !overlaps({ ...place, width, height }, target)
  return places.find(fits)
}

const PLAIN: Box = { left: 0, top: 0, width: 0, height: 0 }

const boxOf = (element: Element | null): Box | null => {
  if (element?.checkVisibility() !== true) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

const screen = (): Box => ({ ...PLAIN, width: innerWidth, height: innerHeight })

/** The screen without the tray, which is below or at the side. */
const roomNow = (): Box => {
  const tray = boxOf(document.querySelector('[data-zone="tray"]'))
  if (tray === null) return screen()
  return tray.top < innerHeight / 3 && tray.left > 0
    ? { ...PLAIN, width: tray.left, height: innerHeight }
    : { ...PLAIN, width: innerWidth, height: Math.max(tray.top, innerHeight / 3) }
}

interface MeasuredPlacement {
  readonly target: Box | null
  readonly place: ReturnType<typeof placeCoach>
}

/** Null until measured; while nothing is to be done, the coach may cover the tray. */
export const useCoachPlacement = (
  selector: string,
  coach: RefObject<HTMLElement | null>,
  needsTray: boolean,
): MeasuredPlacement | null => {
  const [placement, setPlacement] = useState<MeasuredPlacement | null>(null)
  useLayoutEffect(() => {
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [selector])
  useLayoutEffect(() => {
    const measure = (): void => {
      const target = boxOf(document.querySelector(selector))
      const size = boxOf(coach.current) ?? PLAIN
      const room = roomNow()
      const next = { target, place: placeCoach(target, size, room, needsTray ? room : screen()) }
      setPlacement((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    measure()
    const changes = new ResizeObserver(measure)
    for (const seen of [
      document.body,
      coach.current,
      document.querySelector(selector),
      document.querySelector('[data-zone="tray"]'),
    ])
      if (seen) changes.observe(seen)
    // React has drawn a new frame by the next animation frame.
    const stop = useTable.subscribe(() => requestAnimationFrame(measure))
    addEventListener('resize', measure)
    addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      changes.disconnect()
      stop()
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, { capture: true })
    }
  }, [selector, coach, needsTray])
  return placement
}
