import type { Ban } from '@quayside/protocol'
import { addressOf } from '@quayside/table/page/address.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { dayText } from '@quayside/table/people.ts'
import { useCallback } from 'react'
import { BanForm } from './ban-form.tsx'
import { andRefresh, useOperatorApi } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'
import { RefusalLine, Step, useLoaded } from './parts.tsx'
import { banEnd } from './players.tsx'

/** The bans that hold, and a form for a range of addresses. */
export const Bans = ({ tell }: { readonly tell: (text: string) => void }) => {
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const { value, refusal, again } = useLoaded(useCallback(() => api.bans(), [api]))
  const changed = async (): Promise<void> => {
    await again()
    tell(operator('done'))
  }
  return (
    <>
      <RefusalLine refusal={refusal} />
      {value?.length === 0 && <p className="sh-quiet">{operator('bans.none')}</p>}
      <ul className="op-list">
        {value?.map((ban) => (
          <BanItem key={ban.id} ban={ban} changed={changed} />
        ))}
      </ul>
      <h3 className="op-subhead">{operator('bans.range.add')}</h3>
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
  const words = useWords()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const target = player?.name ?? range ?? ''
  return (
    <li>
      <div className="op-head">
        {player ? (
          <a href={addressOf({ page: 'operator', tab: 'players', search: player.id })}>
            <b>{player.name}</b>
          </a>
        ) : (
          <b>{range}</b>
        )}
        <span className="op-tag op-banned">{banEnd(ban, operator, words)}</span>
      </div>
      <p>{reason}</p>
      <p className="op-note">{operator('bans.since', { date: dayText(createdAt, words) })}</p>
      <div className="sh-row">
        <Step
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
