import { lazy, Suspense } from 'react'
import { useSettings } from '../page/settings.ts'

const Sounds = lazy(async () => ({ default: (await import('./sounds.ts')).Sounds }))

/** Lazy: fetched only where sounds are switched on. */
export const LazySounds = () => {
  const sound = useSettings((settings) => settings.sound)
  return sound ? (
    <Suspense>
      <Sounds />
    </Suspense>
  ) : null
}
