/** What only a rehearsal needs, fetched when one begins. */

import { useTable } from '@quayside/table/session/current-game.ts'
import { lazy, Suspense } from 'react'
import styles from './sandbox.module.css'

const LateBanner = lazy(async () => ({ default: (await import('./sandbox-banner.tsx')).Banner }))

const LateBranch = lazy(async () => ({ default: (await import('./sandbox-log.tsx')).SandboxLog }))

/** Stands directly before the table, so that a rehearsal can never be taken for the game. */
export const SandboxBanner = () => {
  const rehearsed = useTable(({ rehearsed }) => rehearsed !== null)
  return rehearsed ? (
    <Suspense fallback={<div className={styles.banner} data-ui="rehearsal" />}>
      <LateBanner />
    </Suspense>
  ) : null
}

/** In place of the log. */
export const Branch = () => (
  <Suspense fallback={<section className="zone log" />}>
    <LateBranch />
  </Suspense>
)
