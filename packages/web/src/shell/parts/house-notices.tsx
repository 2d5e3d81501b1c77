import type { ReactNode } from 'react'
import { useUpdate } from '../../state/update.ts'
import { useHouseWords } from '../../state/words.ts'
import { Notice } from './notice.tsx'

/** What a visitor should know on every page, below what only some pages know. */
export const HouseNotices = ({ children }: { readonly children?: ReactNode }) => {
  const words = useHouseWords()
  const { ready, load, putOff } = useUpdate()
  return (
    <div className="sh-notices" role="status">
      {children}
      {ready && (
        <Notice act={{ label: words.shell('notice.update.go'), do: load }} dismiss={putOff}>
          {words.shell('notice.update')}
        </Notice>
      )}
    </div>
  )
}
