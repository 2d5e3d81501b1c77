/** The operator's page, behind the operator token. */
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf, OPERATOR_TABS, type OperatorTab } from '@quayside/table/page/routing.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { GamePage } from '../shell/components/game-page.tsx'
import shared from '../shell/components/shared.module.css'
import { Audit } from './audit.tsx'
import { Bans } from './bans.tsx'
import { RefusalLine } from './components.tsx'
import styles from './operator.module.css'
import { useOperator } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'
import { Players } from './players.tsx'
import { Reports } from './reports.tsx'
import { Rooms } from './rooms.tsx'
import { Server } from './server.tsx'

interface OperatorPageProps {
  readonly tab: OperatorTab
  readonly search: string
}

export const OperatorPage = ({ tab, search }: OperatorPageProps) => {
  const operator = useOperatorTexts()
  const { api, overview, refresh, signOut } = useOperator()
  useEffect(() => {
    if (api !== null) void refresh()
  }, [api, refresh])
  return (
    <GamePage title={operator('operator')} className={`${shared.page} ${styles.page}`}>
      <div className={styles.title}>
        <h1>{operator('operator')}</h1>
        {api !== null && (
          <>
            <p className={styles.note}>
              {overview && operator('token.known', { fingerprint: overview.fingerprint })}
            </p>
            <button type="button" className={`${controls.button} ${styles.button}`} onClick={signOut}>
              {operator('token.forget')}
            </button>
          </>
        )}
      </div>
      {api === null ? <TokenForm /> : <Tabs key={`${tab} ${search}`} tab={tab} search={search} />}
    </GamePage>
  )
}

const TokenForm = () => {
  const operator = useOperatorTexts()
  const signIn = useOperator((state) => state.signIn)
  const hint = useId()
  const [token, setToken] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setRefusal(await signIn(token.trim()))
  }
  return (
    <section className={`${controls.zone} ${styles.zone} ${styles.narrow}`}>
      <form className={styles.token} data-ui="token" onSubmit={(event) => void enter(event)}>
        <label className={styles.field}>
          <span>{operator('token')}</span>
          <input
            className={shared.input}
            type="password"
            required
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint}
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <small id={hint}>{operator('token.hint')}</small>
        </label>
        <RefusalLine refusal={refusal} />
        <button type="submit" className={`${controls.button} ${styles.button} ${controls.primary}`}>
          {operator('token.open')}
        </button>
      </form>
    </section>
  )
}

const Tabs = ({ tab, search }: OperatorPageProps) => {
  const operator = useOperatorTexts()
  const overview = useOperator((state) => state.overview)
  const [status, setStatus] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The row may have left the list together with the focused element, so the focus moves to the status.
  const announce = (text: string): void => {
    setStatus(text)
    heading.current?.focus()
  }
  const counts: Readonly<Partial<Record<OperatorTab, number>>> = {
    reports: overview?.reports ?? 0,
    bans: overview?.bans ?? 0,
    server: (overview?.jobs ?? 0) + (overview?.channels ?? 0),
  }
  return (
    <>
      <nav className={styles.tabs} aria-label={operator('operator')}>
        {OPERATOR_TABS.map((name) => (
          <a
            key={name}
            href={addressOf({ page: 'operator', tab: name, search: '' })}
            aria-current={name === tab ? 'page' : undefined}
          >
            {operator(name)}
            {(counts[name] ?? 0) > 0 && <span className={styles.count}>{counts[name]}</span>}
          </a>
        ))}
      </nav>
      <section className={`${controls.zone} ${styles.zone}`} aria-labelledby="tab">
        <div className={`${controls.zoneHead} ${styles.zoneHead}`}>
          <h2 id="tab" ref={heading} tabIndex={-1}>
            {operator(tab)}
          </h2>
        </div>
        <p className={`${styles.status} ${controls.announced}`} role="status">
          {status}
        </p>
        <Content tab={tab} search={search} announce={announce} />
      </section>
    </>
  )
}

const Content = ({
  tab,
  search,
  announce,
}: OperatorPageProps & { readonly announce: (text: string) => void }) => {
  switch (tab) {
    case 'reports':
      return <Reports announce={announce} />
    case 'rooms':
      return <Rooms search={search} announce={announce} />
    case 'players':
      return <Players search={search} announce={announce} />
    case 'bans':
      return <Bans announce={announce} />
    case 'server':
      return <Server announce={announce} />
    case 'audit':
      return <Audit />
  }
}
