/** Proof of a fair deal on the end page of an online game. */
import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useEffect, useState } from 'react'
import styles from './online.module.css'
import { readStoredDeal } from './prepared-deal.ts'
import { recordText } from './room-api.ts'
import { type DealVerdict, verifyDeal } from './verify-deal.ts'

export const DealProof = ({ room }: { readonly room: string }) => {
  const people = useCommunityTexts()
  const [verdict, setVerdict] = useState<DealVerdict | null>(null)
  useEffect(() => {
    void (async () => {
      const text = await recordText(room)
      if (text !== null) setVerdict(await verifyDeal(text, readStoredDeal(browserStorage, room)))
    })()
  }, [room])
  if (verdict === null) return null
  if (verdict.kind === 'wrong')
    return (
      <p className={controls.trouble} role="alert">
        <b>{people('deal.wrong')}</b> {people('deal.wrong.why', { reason: verdict.reason })}
      </p>
    )
  return (
    <p className={styles.note}>
      <Icon name="u-info" />
      <span>
        <b>{people('deal.verified')}</b> {people(`deal.${verdict.kind}.why`)}
      </span>
    </p>
  )
}
