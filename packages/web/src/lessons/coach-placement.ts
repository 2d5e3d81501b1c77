/**
 * Places the coach near its target: never over the target, the tray or the player's goods, and over as little of the
 * table as possible. Follows scrolling and resizing.
 */
import { type RefObject, useLayoutEffect, useState } from 'react'

export interface CoachBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<CoachBox, 'width' | 'height'>

interface CoachPlacement extends Size {
  readonly left: number
  readonly top: number
  /** A straight line from the coach to the target; null where it would cross something. */
  readonly leader: CoachBox | null
}

export interface CoachSpace {
  readonly target: CoachBox | null
  /** The usual size first, then others that it may have instead. */
  readonly sizes: readonly [Size, ...Size[]]
  readonly screen: CoachBox
  /** Boxes that must stay visible, the most important last: the first ones may be covered if there is no room. */
  readonly protectedBoxes: readonly (readonly CoachBox[])[]
  /** Boxes that should stay visible, such as cards. */
  readonly softBoxes: readonly CoachBox[]
  /** The areas of the table, whose edges it should not cross. */
  readonly zones: readonly CoachBox[]
}

const MARGIN = 8
/** Distance between the coach and its target, for the line and the ring, in pixels. */
const GAP = 14
/** Grid of the tried places, in pixels. */
const GRID = 12
const LINE = 4
const RING = 7
/** A longer line would not help. */
const LONGEST_LINE = 420

const right = ({ left, width }: CoachBox): number => left + width
const bottom = ({ top, height }: CoachBox): number => top + height

const shared = (one: CoachBox, other: CoachBox): number => {
  const width = Math.min(right(one), right(other)) - Math.max(one.left, other.left)
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

const grown = ({ left, top, width, height }: CoachBox, by: number): CoachBox => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Distance between two boxes. */
const distance = (one: CoachBox, other: CoachBox): number => {
  const across = Math.max(0, one.left - right(other), other.left - right(one))
  const down = Math.max(0, one.top - bottom(other), other.top - bottom(one))
  return Math.hypot(across, down)
}

const middle = ({ left, top, width, height }: CoachBox): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]

const range = (from: number, to: number): number[] => {
  const places = [from]
  for (let place = from + GRID; place < to; place += GRID) places.push(place)
  if (to > from) places.push(to)
  return places
}

/** All candidate places on the screen. */
const places = ({ sizes, screen }: CoachSpace): CoachBox[] =>
  sizes.flatMap(({ width, height }) =>
    range(screen.left + MARGIN, right(screen) - width - MARGIN).flatMap((left) =>
      range(screen.top + MARGIN, bottom(screen) - height - MARGIN).map((top) => ({
        left,
        top,
        width,
        height,
      })),
    ),
  )

/** Weight of covered area against distance in pixels. */
const COVERED = 1 / 30
/** Distance in pixels that is as bad as crossing the edge of a zone. */
const CROSSED = 300

const loss = (place: CoachBox, { target, softBoxes, zones, screen }: CoachSpace): number => {
  const area = softBoxes.reduce((sum, box) => sum + shared(place, box), 0)
  const crossed = zones.filter((zone) => ![0, place.width * place.height].includes(shared(place, zone)))
  const covered = area * COVERED + crossed.length * CROSSED
  if (target === null) return covered + Math.abs(bottom(screen) - bottom(place))
  const [x, y] = middle(place)
  const [targetX, targetY] = middle(target)
  // Among equally near places, prefers one straight below or next to the target.
  return covered + distance(place, target) + Math.min(Math.abs(x - targetX), Math.abs(y - targetY)) / 8
}

/** On a phone a zone fills most of the screen: the coach lies over its emptiest part and leaves the tray free. */
const LARGE = 0.35

const isLarge = ({ width, height }: CoachBox, screen: CoachBox): boolean =>
  width * height > LARGE * screen.width * screen.height

export const placeCoach = (space: CoachSpace): CoachPlacement => {
  const { target, screen, protectedBoxes } = space
  const around = target === null || isLarge(target, screen) ? [] : [grown(target, GAP)]
  for (let given = 0; given <= protectedBoxes.length; given++) {
    const taken = [...around, ...protectedBoxes.slice(given).flat()]
    const free = places(space).filter((place) => taken.every((box) => shared(place, box) === 0))
    const best = free.reduce<{ readonly place: CoachBox; readonly loss: number } | null>((found, place) => {
      const lost = loss(place, space)
      return found === null || lost < found.loss ? { place, loss: lost } : found
    }, null)
    if (best !== null) return { ...best.place, leader: leaderBetween(best.place, space) }
  }
  const [size] = space.sizes
  return {
    ...size,
    left: Math.max(screen.left, screen.left + (screen.width - size.width) / 2),
    top: Math.max(screen.top + MARGIN, bottom(screen) - size.height - MARGIN),
    leader: null,
  }
}

/** A vertical or horizontal line across the gap, if it crosses nothing. */
const leaderBetween = (
  place: CoachBox,
  { target, softBoxes, protectedBoxes }: CoachSpace,
): CoachBox | null => {
  if (target === null || distance(place, target) > LONGEST_LINE) return null
  const [from, to] = [Math.max(place.left, target.left) + GAP, Math.min(right(place), right(target)) - GAP]
  const [upper, lower] = [
    Math.max(place.top, target.top) + GAP,
    Math.min(bottom(place), bottom(target)) - GAP,
  ]
  const lines =
    from <= to
      ? range(from, to).map((left) => verticalLine(left, place, target))
      : upper <= lower
        ? range(upper, lower).map((top) => horizontalLine(top, place, target))
        : []
  const barred = [...protectedBoxes.flat(), ...softBoxes].filter((box) => shared(box, target) === 0)
  return lines.find((line) => barred.every((box) => shared(line, box) === 0)) ?? null
}

const verticalLine = (left: number, place: CoachBox, target: CoachBox): CoachBox => {
  const top = Math.min(bottom(place), bottom(target))
  return { left, top, width: LINE, height: Math.max(place.top, target.top) - top }
}

const horizontalLine = (top: number, place: CoachBox, target: CoachBox): CoachBox => {
  const left = Math.min(right(place), right(target))
  return { left, top, width: Math.max(place.left, target.left) - left, height: LINE }
}

const TRAY = '[data-zone="tray"]'
const MINE = '[data-zone="mine"]'
const GOODS = '[data-ui="own-goods"]'

const boxOf = (element: Element | null): CoachBox | null => {
  if (element?.checkVisibility() !== true) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return width === 0 ? null : { left, top, width, height }
}

const boxesOf = (selector: string): CoachBox[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => boxOf(element) ?? [])

/** The visible part of a box; null where none is. */
const seenOf = (box: CoachBox | null, screen: CoachBox): CoachBox | null => {
  if (box === null || shared(box, screen) === 0) return null
  const [left, top] = [Math.max(box.left, screen.left), Math.max(box.top, screen.top)]
  return {
    left,
    top,
    width: Math.min(right(box), right(screen)) - left,
    height: Math.min(bottom(box), bottom(screen)) - top,
  }
}

/** Widths that fit into a zone or above a row of cards; on a small screen it has one width. */
const widthsNow = (): readonly string[] =>
  innerWidth < 960 || innerHeight < 500 ? [''] : ['', '410px', '620px', '760px']

const sizesOf = (coach: HTMLElement): CoachSpace['sizes'] => {
  const { width } = coach.style
  const sizes = widthsNow().map((wanted) => {
    coach.style.width = wanted
    return { width: coach.offsetWidth, height: coach.offsetHeight }
  })
  coach.style.width = width
  const [usual = { width: 0, height: 0 }, ...others] = sizes
  return [usual, ...others]
}

const spaceNow = (selector: string, coach: HTMLElement): CoachSpace => {
  const screen = { left: 0, top: 0, width: innerWidth, height: innerHeight }
  return {
    // The ring around it stays on the screen.
    target: seenOf(boxOf(document.querySelector(selector)), grown(screen, -RING)),
    sizes: sizesOf(coach),
    screen,
    // On a phone the goods are shown twice: those in the zone may be covered before the strip that is always visible.
    protectedBoxes: [boxesOf(MINE), ...boxesOf(GOODS).map((goods) => [goods]), boxesOf(TRAY)],
    // The header is worth more than cards, because it has the buttons.
    softBoxes: ['[data-place], header', 'header', 'header'].flatMap(boxesOf),
    zones: boxesOf('[data-zone]:not([data-zone="coach"])'),
  }
}

interface MeasuredPlacement {
  readonly target: CoachBox | null
  readonly place: CoachPlacement
}

/** Null until measured. The zone of the target is marked, so that it is not dimmed. */
export const useCoachPlacement = (
  selector: string,
  coach: RefObject<HTMLElement | null>,
): MeasuredPlacement | null => {
  const [placement, setPlacement] = useState<MeasuredPlacement | null>(null)
  useLayoutEffect(() => {
    let measured = ''
    let pointed: Element | null = null
    const changes = new ResizeObserver(() => measure())
    const unlight = (): void => pointed?.closest('[data-zone]')?.removeAttribute('data-lit')
    /** The target may be rendered later than the coach, and again when it moves. */
    const follow = (): void => {
      const target = document.querySelector(selector)
      if (target === pointed) return
      unlight()
      pointed = target
      target?.scrollIntoView({ block: 'nearest', inline: 'center' })
      target?.closest('[data-zone]')?.setAttribute('data-lit', '')
      if (target) changes.observe(target)
    }
    const measure = (): void => {
      follow()
      if (coach.current === null) return
      const space = spaceNow(selector, coach.current)
      const key = JSON.stringify(space)
      if (key === measured) return
      measured = key
      setPlacement({ target: space.target, place: placeCoach(space) })
    }
    measure()
    for (const seen of [document.body, coach.current, document.querySelector(TRAY)])
      if (seen) changes.observe(seen)
    const drawn = new MutationObserver(measure)
    drawn.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', measure)
    addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      unlight()
      changes.disconnect()
      drawn.disconnect()
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, { capture: true })
    }
  }, [selector, coach])
  return placement
}
