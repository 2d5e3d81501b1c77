import { type RefObject, useLayoutEffect, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** The current size of an element; 0 before the first layout. */
export const useSize = (element: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = (): void => setSize({ width: current.clientWidth, height: current.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return size
}
