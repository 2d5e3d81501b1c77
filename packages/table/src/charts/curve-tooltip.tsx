/** Tooltip with the values of a curve at one point in time. */
import type { Seat } from '@quayside/kernel'
import { type RefObject, useEffect, useState } from 'react'
import { sign, signed } from '../format.ts'
import { SeatShape } from '../icons/icon.tsx'
import type { Paper } from './chart-scale.ts'
import type { Curve } from './curve-by-round.ts'
import styles from './curve-tooltip.module.css'

/** `+7`, `−10`, `0`. */
export const difference = (points: number): string => {
  const whole = Math.round(points)
  return whole === 0 ? '0' : `${sign(whole)}${Math.abs(whole)}`
}

/** The point in time under the pointer; null outside the curve. A click selects it. */
export const useHoveredMoment = (
  box: RefObject<HTMLElement | null>,
  { left, right, bottom }: Paper,
  last: number,
  choose?: (moment: number) => void,
): number | null => {
  const [hovered, setHovered] = useState<number | null>(null)
  useEffect(() => {
    const { current: element } = box
    if (element === null) return
    const momentAt = ({ clientX, clientY }: MouseEvent): number | null => {
      const { x, y } = element.getBoundingClientRect()
      const across = (clientX - x - left) / Math.max(1, right - left)
      return across < -0.02 || across > 1.02 || clientY - y > bottom
        ? null
        : Math.min(last, Math.max(0, Math.round(across * last)))
    }
    const move = (event: MouseEvent): void => setHovered(momentAt(event))
    const leave = (): void => setHovered(null)
    const click = (event: MouseEvent): void => {
      const moment = momentAt(event)
      // The numbered buttons above the curve handle their own clicks.
      if (moment !== null && !(event.target as Element).closest('button')) choose?.(moment)
    }
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('click', click)
    }
  }, [box, left, right, bottom, last, choose])
  return hovered
}

interface CurveTooltipProps {
  readonly title: string
  readonly names: readonly string[]
  readonly curve: Curve
  readonly relative: Curve
  readonly moment: number
  readonly x: number
  readonly paper: Paper
}

/** Sorted by value, highest first. Hidden from screen readers, which read the slider or the table instead. */
export const CurveTooltip = ({ title, names, curve, relative, moment, x, paper }: CurveTooltipProps) => {
  const rows = names
    .map((name, seat: Seat) => ({ name, seat, points: curve[moment]?.[seat] ?? 0 }))
    .toSorted((one, other) => other.points - one.points)
  const isRight = x > (paper.left + paper.right) / 2
  return (
    <div
      className={styles.tip}
      data-ui="curve-tooltip"
      aria-hidden="true"
      style={isRight ? { right: paper.width - x + 10 } : { left: x + 10 }}
    >
      <b>{title}</b>
      {rows.map(({ name, seat, points }) => (
        <p key={seat}>
          <SeatShape seat={seat} />
          <span>{name}</span>
          <em>{signed(Math.round(points))}</em>
          {names.length > 1 && <i>{difference(relative[moment]?.[seat] ?? 0)}</i>}
        </p>
      ))}
    </div>
  )
}
