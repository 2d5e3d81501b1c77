/** Follows what a step points at wherever it lies: zones scroll, windows change, things move. */

import { useTable } from '@quayside/table/session/table-state.ts'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, placeCoach } from './coach-placement.ts'

const PLAIN: Box = { left: 0, top: 0, width: 0, height: 0 }

const boxOf = (element: Element | null): Box | null => {
  if (element?.checkVisibility() !== true) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

const screen = (): Box => ({ ...PLAIN, width: innerWidth, height: innerHeight })

/** The screen above the tray, or beside it where it stands at the side. */
const roomNow = (): Box => {
  const tray = boxOf(document.querySelector('[data-zone="tray"]'))
  if (tray === null) return screen()
  return tray.top < innerHeight / 3 && tray.left > 0
    ? { ...PLAIN, width: tray.left, height: innerHeight }
    : { ...PLAIN, width: innerWidth, height: Math.max(tray.top, innerHeight / 3) }
}

interface Placed {
  readonly target: Box | null
  readonly place: ReturnType<typeof placeCoach>
}

/** Null until it has been measured. Where nothing is to be done, the tray is not needed. */
export const usePlace = (
  selector: string,
  coach: RefObject<HTMLElement | null>,
  needsTray: boolean,
): Placed | null => {
  const [placed, place] = useState<Placed | null>(null)
  useLayoutEffect(() => {
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [selector])
  useLayoutEffect(() => {
    const measure = (): void => {
      const target = boxOf(document.querySelector(selector))
      const size = boxOf(coach.current) ?? PLAIN
      const room = roomNow()
      const next = { target, place: placeCoach(target, size, room, needsTray ? room : screen()) }
      place((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
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
    // What a frame brings is laid out by the next picture.
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
  return placed
}
