import { lazy, Suspense, useEffect, useState } from 'react'
import { useSettings } from '../page/settings.ts'

const Sounds = lazy(async () => ({ default: (await import('./sounds.ts')).Sounds }))

/** Whether the page has been hidden since it was opened. */
const useWasHidden = (): boolean => {
  const [wasHidden, setHidden] = useState(false)
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) setHidden(true)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return wasHidden
}

/** Loads the sounds only if one can be played. */
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
