import { lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../page/settings.ts'

const Sounds = lazy(async () => ({ default: (await import('./sounds.ts')).Sounds }))

/** Whether the page has ever been out of sight. */
const useWasHidden = (): boolean => {
  const [wasHidden, note] = useState(false)
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) note(true)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return wasHidden
}

/** Lazy: fetched only where a sound can be heard. */
export const LazySounds = () => {
  const sound = useSettings((settings) => settings.sound)
  const turnSound = useSettings((settings) => settings.turnSound)
  const wasHidden = useWasHidden()
  return sound || (turnSound && wasHidden) ? (
    <Suspense>
      <Sounds />
    </Suspense>
  ) : null
}
