/** Lazy parts of the sandbox, fetched when one is opened. */

import frameStyles from '@quayside/table/frame.module.css'
import logStyles from '@quayside/table/log/log.module.css'
import { isFreeSandbox, useTable } from '@quayside/table/session/current-game.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { lazy, Suspense } from 'react'
import styles from './sandbox.module.css'

const SandboxBanner = lazy(async () => ({ default: (await import('./sandbox-banner.tsx')).SandboxBanner }))

const SandboxLog = lazy(async () => ({ default: (await import('./sandbox-log.tsx')).SandboxLog }))

/** Drawn right before the table, so that a sandbox cannot be mistaken for the game. */
export const LazySandboxBanner = () => {
  const isSandbox = useTable(isFreeSandbox)
  return isSandbox ? (
    <Suspense fallback={<div className={`${layout.row} ${styles.banner}`} data-ui="sandbox" />}>
      <SandboxBanner />
    </Suspense>
  ) : null
}

export const LazySandboxLog = () => (
  <Suspense fallback={<section className={`${frameStyles.zone} ${logStyles.log}`} />}>
    <SandboxLog />
  </Suspense>
)
