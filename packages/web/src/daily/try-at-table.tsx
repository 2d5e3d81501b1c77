/** A try of a daily deal at the table: its restrictions, giving up, and its end. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { countedTry, practicedDeal, type TryName } from '@quayside/table/session/counted-try.ts'
import { useEffect, useState } from 'react'
import { compareWithBots } from './comparison.ts'
import styles from './daily.module.css'
import {
  finishCountedTry,
  finishPractice,
  giveUp,
  isOpen,
  refreshTries,
  tryOf,
  useDaily,
} from './daily-store.ts'
import { useDailyTexts } from './daily-texts.ts'

const useTry = (name: TryName | null) => {
  const tries = useDaily((state) => state.tries)
  return name === null ? null : tryOf(tries, name)
}

/** Part of the table menu. While it is mounted, the bots play the same deal. */
export const TryAtTable = ({ id }: { readonly id: string }) => {
  const say = useDailyTexts()
  const name = countedTry(id)
  const own = useTry(name)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => void refreshTries(), [])
  useEffect(() => {
    if (own !== null) compareWithBots(own)
  }, [own])
  if (name === null || own === null || !isOpen(own)) return null
  return (
    <div className={`${controls.row} ${styles.atTable}`}>
      <p>{say(isAsked ? 'give-up.sure' : 'counted')}</p>
      <div className={controls.row}>
        {isAsked && (
          <button type="button" className={controls.button} onClick={() => setAsked(false)}>
            {say('give-up.keep')}
          </button>
        )}
        <button
          type="button"
          className={`${controls.button} ${controls.danger}`}
          onClick={() => (isAsked ? void giveUp(name) : setAsked(true))}
        >
          {say('give-up')}
        </button>
      </div>
    </div>
  )
}

/** After the game: records the result and links to it. */
export const TryEnd = ({ id }: { readonly id: string }) => {
  const say = useDailyTexts()
  const counted = countedTry(id)
  const name = counted ?? practicedDeal(id)
  const key = name === null ? null : `${name.date} ${name.kind}`
  const isCounted = counted !== null
  useEffect(() => {
    const [date, kind] = key?.split(' ') ?? []
    if (date === undefined || kind === undefined) return
    if (isCounted) void finishCountedTry({ date, kind })
    else void finishPractice({ date, kind }, id)
  }, [key, isCounted, id])
  if (name === null) return null
  return (
    <p className={`${controls.row} ${styles.ended}`} role="status">
      {say(isCounted ? 'over' : 'over.practice')}{' '}
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'daily', ...name })}>
        {say('over.see')}
        <SiteIcon name="u-arrow" />
      </a>
    </p>
  )
}
