/** What the end page says about the deal of an online game. */
import { useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { browserStorage } from '../state/keep.ts'
import { recordText } from './api.ts'
import { type DealVerdict, dealVerdict } from './deal-verdict.ts'
import { keptDeal } from './kept-deal.ts'
import { usePeopleWords } from './people-words.ts'

export const DealProof = ({ room }: { readonly room: string }) => {
  const people = usePeopleWords()
  const [verdict, judge] = useState<DealVerdict | null>(null)
  useEffect(() => {
    void (async () => {
      const text = await recordText(room)
      if (text !== null) judge(await dealVerdict(text, keptDeal(browserStorage, room)))
    })()
  }, [room])
  if (verdict === null) return null
  if (verdict.kind === 'wrong')
    return (
      <p className="sh-trouble" role="alert">
        <b>{people('deal.wrong')}</b> {people('deal.wrong.why', { reason: verdict.reason })}
      </p>
    )
  return (
    <p className="on-note">
      <Icon name="u-info" />
      <span>
        <b>{people('deal.verified')}</b> {people(`deal.${verdict.kind}.why`)}
      </span>
    </p>
  )
}
