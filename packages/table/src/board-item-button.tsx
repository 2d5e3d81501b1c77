/** Anything on the table that can be pointed at: a click selects it for the inspector, which serves as its tooltip. */

import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import itemStyles from './item.module.css'
import { openInspector } from './page/drawer-store.ts'
import { useLongPress } from './use-long-press.ts'

export interface BoardItemButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly selected: boolean
  /** Whether it would answer the question on the table. */
  readonly asked: boolean
  readonly select: () => void
  /** Shows the item's card beside its place without selecting it, and hides it again with null. */
  readonly peek?: ((box: DOMRect | null) => void) | undefined
  /** Accessible name: one sentence with everything that the item shows. */
  readonly sentence: string
  /** Where pieces fly to and from. */
  readonly place?: string | undefined
  readonly children: ReactNode
}

/** How long a mouse rests before a card is shown, in milliseconds. */
const REST = 300

interface Hover {
  onPointerEnter(event: PointerEvent<HTMLElement>): void
  onMouseLeave(): void
}

/** Shows the card of what the mouse rests on; a finger presses long instead. */
const useHover = (peek: BoardItemButtonProps['peek']): Hover | null => {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  if (peek === undefined) return null
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType !== 'mouse') return
      waiting.current = setTimeout(() => peek(currentTarget.getBoundingClientRect()), REST)
    },
    onMouseLeave: () => {
      clearTimeout(waiting.current)
      peek(null)
    },
  }
}

/** A mouse that has clicked leaves the keyboard to the tray, so that Enter confirms there. */
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
