import { lazy, Suspense } from 'react'
import { useSettings } from '../page/settings.ts'

const Sounds = lazy(async () => ({ default: (await import('./sounds.ts')).Sounds }))

/** Fetched only for whoever wants to hear the table. */
export const LazySounds = () => {
  const sound = useSettings((settings) => settings.sound)
  return sound ? (
    <Suspense>
      <Sounds />
    </Suspense>
  ) : null
}
