/** What only a table with other people needs, fetched at one. */
import { lazy, Suspense } from 'react'
import { useRealGame } from '../../state/table-state.ts'

const LateNotices = lazy(async () => ({ default: (await import('./company-notices.tsx')).CompanyNotices }))

const LateMenu = lazy(async () => ({ default: (await import('./company-menu.tsx')).CompanyMenu }))

export const CompanyNotices = () => (
  <Suspense>
    <LateNotices />
  </Suspense>
)

/** For whoever plays; not for whoever looks on. */
export const CompanyMenu = () => {
  const plays = useRealGame(
    ({ line, shown }) => line !== null && shown !== null && shown.viewer !== 'spectator',
  )
  return plays ? (
    <Suspense>
      <LateMenu />
    </Suspense>
  ) : null
}
