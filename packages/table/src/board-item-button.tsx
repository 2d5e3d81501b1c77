/** A selectable item on the table: a click selects it for the inspector, which describes it. */

import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import itemStyles from './item.module.css'
import { openInspector } from './page/drawer-store.ts'

export interface BoardItemButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly selected: boolean
  /** Whether selecting it would answer the current question. */
  readonly asked: boolean
  readonly select: () => void
  /** Shows the item's card next to the item without selecting it; null hides the card. */
  readonly peek?: ((box: DOMRect | null) => void) | undefined
  /** Accessible name: one sentence with everything that the item shows. */
  readonly sentence: string
  /** Id of the place that animated tokens fly to and from. */
  readonly place?: string | undefined
  readonly children: ReactNode
}

/** Hover delay before the card is shown, in milliseconds. */
const HOVER_DELAY_MS = 300

interface Hover {
  onPointerEnter(event: PointerEvent<HTMLElement>): void
  onPointerDownCapture(): void
  onMouseLeave(): void
}

/** Shows the card while the mouse hovers; on touch screens a long press does this. */
const useHover = (peek: BoardItemButtonProps['peek']): Hover | null => {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  if (peek === undefined) return null
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'mouse') return
      waiting.current = setTimeout(() => peek(currentTarget.getBoundingClientRect()), HOVER_DELAY_MS)
    },
    // A quick click selects the item: its card is shown elsewhere.
    onPointerDownCapture: () => clearTimeout(waiting.current),
    onMouseLeave: () => {
      clearTimeout(waiting.current)
      peek(null)
    },
  }
}

/** Duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 500

interface LongPress {
  onPointerDown(event: PointerEvent): void
  onPointerUp(): void
  onPointerLeave(): void
  onPointerCancel(): void
  onContextMenu(event: SyntheticEvent): void
}

/** Long press on touch screens; a mouse has other buttons for this. */
const useLongPress = (act: () => void): LongPress => {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const touched = useRef(false)
  const stop = (): void => clearTimeout(waiting.current)
  return {
    onPointerDown: ({ pointerType }) => {
      stop()
      touched.current = pointerType === 'touch'
      if (touched.current) waiting.current = setTimeout(act, LONG_PRESS_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      if (touched.current) event.preventDefault()
    },
  }
}

/** Drops the focus after a mouse click, so that Enter confirms in the tray. */
const leaveFocus = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse')
    currentTarget.blur()
}

export const BoardItemButton = ({
  selected,
  asked,
  select,
  peek,
  sentence,
  place,
  className = '',
  children,
  ...rest
}: BoardItemButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const press = useLongPress(() => {
    const box = button.current?.getBoundingClientRect()
    if (peek !== undefined && box !== undefined) {
      peek(box)
      return
    }
    select()
    openInspector()
  })
  const hover = useHover(peek)
  return (
    <button
      {...rest}
      {...press}
      {...hover}
      ref={button}
      type="button"
      className={`${className} ${itemStyles.item} ${asked ? itemStyles.asked : ''}`}
      aria-label={sentence}
      aria-pressed={selected}
      data-selected={selected || undefined}
      data-place={place}
      onClick={(event) => {
        select()
        leaveFocus(event)
      }}
    >
      {children}
    </button>
  )
}
