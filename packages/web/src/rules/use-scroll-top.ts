import { useEffect, useRef } from 'react'

/** Another page begins at its top. */
export const useTop = (place: string): void => {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (seen.current !== place) scrollTo(0, 0)
    seen.current = place
  }, [place])
}
