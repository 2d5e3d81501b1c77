import type { Ban } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useCallback } from 'react'
import { BanForm } from './ban-form.tsx'
import { ReasonedAction, RefusalLine, useLoaded } from './components.tsx'
import styles from './operator.module.css'
import { andRefresh, useOperatorApi } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'
import { banEnd } from './players.tsx'

/** Active bans, and a form for a range of addresses. */
export const Bans = ({ announce }: { readonly announce: (text: string) => void }) => {
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const { value, refusal, again } = useLoaded(useCallback(() => api.bans(), [api]))
  const changed = async (): Promise<void> => {
    await again()
    announce(operator('done'))
  }
  return (
    <>
      <RefusalLine refusal={refusal} />
      {value?.length === 0 && <p className={controls.quiet}>{operator('bans.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {value?.map((ban) => (
          <BanItem key={ban.id} ban={ban} changed={changed} />
        ))}
      </ul>
      <h3 className={styles.subhead}>{operator('bans.range.add')}</h3>
      <BanForm player={null} done={changed} />
    </>
  )
}

interface BanItemProps {
  readonly ban: Ban
  readonly changed: () => Promise<void>
}

const BanItem = ({ ban, changed }: BanItemProps) => {
  const { id, player, range, reason, createdAt } = ban
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const target = player?.name ?? range ?? ''
  return (
    <li>
      <div className={styles.head}>
        {player ? (
          <a href={addressOf({ page: 'operator', tab: 'players', search: player.id })}>
            <b>{player.name}</b>
          </a>
        ) : (
          <b>{range}</b>
        )}
        <span className={`${styles.tag} ${styles.banned}`}>{banEnd(ban, operator, texts)}</span>
      </div>
      <p>{reason}</p>
      <p className={styles.note}>{operator('bans.since', { date: dayText(createdAt, texts) })}</p>
      <div className={controls.row}>
        <ReasonedAction
          label={operator('bans.lift')}
          target={target}
          hint={operator('bans.lift.hint')}
          act={(why) => andRefresh(api.unban(id, why))}
          done={changed}
        />
      </div>
    </li>
  )
}
