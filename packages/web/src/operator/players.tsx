import type { Refusal } from '@quayside/kernel'
import type { Ban, OperatorPlayer } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import { joinItems, withLabel } from '@quayside/texts'
import type { SayOperator } from '@quayside/texts/messages/operator'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import shared from '../shell/components/shared.module.css'
import { goTo } from '../state/routing.ts'
import { BanForm } from './ban-form.tsx'
import { ReasonedAction, ReasonField, RefusalLine, Search } from './components.tsx'
import styles from './operator.module.css'
import { andRefresh, useOperatorApi } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'
import { usePages } from './pages.ts'

interface PlayersProps {
  readonly search: string
  readonly announce: (text: string) => void
}

/** Players by id or name, the newest first. */
export const Players = ({ search, announce }: PlayersProps) => {
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const load = useCallback(
    async (cursor: string | null) => {
      const found = await api.players(search, cursor)
      return found.ok ? { ok: true as const, value: { rows: found.value.players, ...found.value } } : found
    },
    [api, search],
  )
  const { rows, refusal, hasMore, more, again } = usePages(load)
  const changed = async (): Promise<void> => {
    await again()
    announce(operator('done'))
  }
  return (
    <>
      <Search
        label={operator('search.players')}
        value={search}
        search={(text) => goTo({ page: 'operator', tab: 'players', search: text })}
      />
      <RefusalLine refusal={refusal} />
      {rows?.length === 0 && <p className={controls.quiet}>{operator('search.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {rows?.map((player) => (
          <PlayerItem key={player.id} player={player} changed={changed} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={`${controls.button} ${styles.button}`} onClick={() => void more()}>
          {operator('more')}
        </button>
      )}
    </>
  )
}

export const banEnd = ({ expiresAt }: Ban, operator: SayOperator, texts: TableTexts): string =>
  expiresAt === null ? operator('bans.always') : operator('bans.until', { date: dayText(expiresAt, texts) })

interface PlayerItemProps {
  readonly player: OperatorPlayer
  readonly changed: () => Promise<void>
}

type Open = 'rename' | 'ban' | null

const PlayerItem = ({ player, changed }: PlayerItemProps) => {
  const { id, name, kind, owner, createdAt, roomCount, ban, addresses } = player
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const [isOpen, setOpen] = useState<Open>(null)
  const toggles = { rename: useRef<HTMLButtonElement>(null), ban: useRef<HTMLButtonElement>(null) }
  const toggle = (what: Open): void => setOpen(isOpen === what ? null : what)
  const cancel = (): void => {
    if (isOpen !== null) toggles[isOpen].current?.focus()
    setOpen(null)
  }
  const close = async (): Promise<void> => {
    setOpen(null)
    await changed()
  }
  return (
    <li>
      <div className={styles.head}>
        <b>{name}</b>
        <span className={styles.tag}>{operator(`players.${kind}`)}</span>
        {ban && <span className={`${styles.tag} ${styles.banned}`}>{banEnd(ban, operator, texts)}</span>}
        <code>{id}</code>
      </div>
      {ban && <p>{ban.reason}</p>}
      <p className={styles.note}>
        {operator('players.since', { date: dayText(createdAt, texts), count: roomCount })}
      </p>
      {addresses.length > 0 && (
        <p className={styles.note}>
          {operator('players.addresses', { addresses: joinItems(addresses, texts.locale) })}
        </p>
      )}
      <div className={controls.row}>
        <a
          className={`${controls.button} ${styles.button}`}
          href={addressOf({ page: 'operator', tab: 'rooms', search: id })}
        >
          {operator('players.rooms')}
        </a>
        {owner !== null && (
          <a
            className={`${controls.button} ${styles.button}`}
            href={addressOf({ page: 'operator', tab: 'players', search: owner })}
          >
            {operator('players.owner')}
          </a>
        )}
        <button
          ref={toggles.rename}
          type="button"
          className={`${controls.button} ${styles.button}`}
          aria-label={withLabel(operator('players.rename'), name, texts.locale)}
          aria-expanded={isOpen === 'rename'}
          onClick={() => toggle('rename')}
        >
          {operator('players.rename')}
        </button>
        {ban === null ? (
          <button
            ref={toggles.ban}
            type="button"
            className={`${controls.button} ${styles.button} ${controls.danger}`}
            data-ui="danger"
            aria-label={withLabel(operator('bans.ban'), name, texts.locale)}
            aria-expanded={isOpen === 'ban'}
            onClick={() => toggle('ban')}
          >
            {operator('bans.ban')}
          </button>
        ) : (
          <ReasonedAction
            label={operator('bans.lift')}
            target={name}
            hint={operator('bans.lift.hint')}
            act={(reason) => andRefresh(api.unban(ban.id, reason))}
            done={changed}
          />
        )}
        {isOpen !== null && (
          <div className={styles.open}>
            {isOpen === 'rename' ? (
              <RenameForm player={player} cancel={cancel} done={close} />
            ) : (
              <BanForm player={player} cancel={cancel} done={close} />
            )}
          </div>
        )}
      </div>
    </li>
  )
}

interface RenameFormProps {
  readonly player: OperatorPlayer
  readonly cancel: () => void
  readonly done: () => Promise<void>
}

const RenameForm = ({ player: { id, name: before }, cancel, done }: RenameFormProps) => {
  const operator = useOperatorTexts()
  const { locale } = useTexts()
  const api = useOperatorApi()
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const renamed = await api.renamePlayer(id, name.trim(), reason.trim())
    setRefusal(renamed.ok ? null : renamed.refusal)
    if (renamed.ok) await done()
  }
  return (
    <form
      className={styles.step}
      data-ui="step"
      aria-label={withLabel(operator('players.rename'), before, locale)}
      onSubmit={(event) => void rename(event)}
    >
      <p>{operator('players.rename.hint')}</p>
      <label className={styles.field}>
        <span>{operator('players.name')}</span>
        <input
          className={shared.input}
          type="text"
          required
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <ReasonField hint={operator('reason.hint')} value={reason} change={setReason} />
      <RefusalLine refusal={refusal} />
      <div className={controls.row}>
        <button type="submit" className={`${controls.button} ${styles.button}`}>
          {operator('players.rename')}
        </button>
        <button type="button" className={`${controls.button} ${styles.button}`} onClick={cancel}>
          {operator('cancel')}
        </button>
      </div>
    </form>
  )
}
