import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is; 0 before it has been laid out. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    setWidth(current.clientWidth)
    return () => observer.disconnect()
  }, [element])
  return width
}
