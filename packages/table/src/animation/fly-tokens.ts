/** Animates tokens that fly across the table. Any key press or click finishes the animation immediately. */
import type { Flight } from '@quayside/game'
import styles from '../tray/tray.module.css'

const SVG = 'http://www.w3.org/2000/svg'

const SIZE = 28

const milliseconds = (name: string): number => {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  return value.endsWith('ms') ? Number.parseFloat(value) : Number.parseFloat(value) * 1000
}

/** Centre of the first visible element among these places. */
const middleOf = (places: readonly string[]): DOMPoint | null => {
  for (const place of places) {
    const box = document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect()
    if (box && box.width > 0)
      return new DOMPoint(box.left + (box.width - SIZE) / 2, box.top + (box.height - SIZE) / 2)
  }
  return null
}

const tokenAt = (flight: Flight): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', styles.flying ?? '')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${flight.icon}`)
  svg.append(use)
  return svg
}

const launch = (flight: Flight, delay: number, duration: number): Animation | null => {
  const [from, to] = [middleOf(flight.from), middleOf(flight.to)]
  if (from === null || to === null) return null
  const token = tokenAt(flight)
  document.body.append(token)
  const animation = token.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px) scale(0.7)`, opacity: 0 },
      { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1, offset: 0.08 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(0.8)`, opacity: 1 },
    ],
    { duration, delay, easing: 'cubic-bezier(.45,.05,.2,1)', fill: 'both' },
  )
  const land = (): void => token.remove()
  animation.finished.then(land, land)
  return animation
}

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const

export interface Flying {
  /** Resolves when the last token has landed. */
  readonly landed: Promise<unknown>
  readonly finish: () => void
}

/** Null where nothing moves, such as with reduced motion. */
export const flyTokens = (flights: readonly Flight[]): Flying | null => {
  const duration = milliseconds('--mo-token')
  if (!(duration > 0) || document.hidden) return null
  const stagger = milliseconds('--mo-stagger')
  const animations = flights.flatMap((flight, place) => launch(flight, place * stagger, duration) ?? [])
  if (animations.length === 0) return null
  const finish = (): void => {
    for (const animation of animations) animation.finish()
  }
  for (const input of INPUTS) addEventListener(input, finish, { capture: true, passive: true })
  const landed = Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    for (const input of INPUTS) removeEventListener(input, finish, { capture: true })
  })
  return { landed, finish }
}
