import { type PointerEvent, type SyntheticEvent, useRef } from 'react'

/** How long a finger rests before it means more than a tap, in milliseconds. */
const HOLD = 500

interface LongPress {
  onPointerDown(event: PointerEvent): void
  onPointerUp(): void
  onPointerLeave(): void
  onPointerCancel(): void
  onContextMenu(event: SyntheticEvent): void
}

/** Long press on touch screens; a mouse has its own buttons. */
export const useLongPress = (act: () => void): LongPress => {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const touched = useRef(false)
  const stop = (): void => clearTimeout(waiting.current)
  return {
    onPointerDown: ({ pointerType }) => {
      stop()
      touched.current = pointerType === 'touch'
      if (touched.current) waiting.current = setTimeout(act, HOLD)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      if (touched.current) event.preventDefault()
    },
  }
}
