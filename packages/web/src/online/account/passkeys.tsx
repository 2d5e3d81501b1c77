/** Passkeys of the player: create, remove, sign in and sign out with WebAuthn. */
import type { Result } from '@quayside/kernel'
import type { PasskeyInfo, SignedIn } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph } from '@quayside/table/controls/glyphs.tsx'
import { dayText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import peopleStyles from '../community/community.module.css'
import {
  addPasskey,
  getPasskeys,
  passkeyOptions,
  removePasskey,
  signIn,
  signInOptions,
  signOut,
} from '../community/community-api.ts'
import { Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { useOnline } from '../online-store.ts'

/** Browsers offer passkeys only in a secure context. */
const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Null where the player or the browser cancelled. */
const credential = async (pending: Promise<Credential | null>): Promise<PublicKeyCredential | null> => {
  try {
    const found = await pending
    return found instanceof PublicKeyCredential ? found : null
  } catch {
    return null
  }
}

const createPasskey = async (label: string): Promise<Result<PasskeyInfo> | null> => {
  const options = await passkeyOptions()
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  const created = await credential(navigator.credentials.create({ publicKey }))
  return created === null ? null : addPasskey(label, created.toJSON())
}

const signInWithPasskey = async (): Promise<Result<SignedIn> | null> => {
  const options = await signInOptions()
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const found = await credential(navigator.credentials.get({ publicKey }))
  return found === null ? null : signIn(found.toJSON())
}

/** A passkey turns a guest into an account, which can sign in on another device. */
export const Passkeys = () => {
  const people = useCommunityTexts()
  const { player, probe, refresh } = useOnline()
  const { status, setStatus, run } = useServerAction()
  const possible = canUsePasskeys()
  const signInHere = async (): Promise<void> => {
    const signed = await signInWithPasskey()
    if (signed === null) return setStatus(people('passkeys.failed'))
    const done = await run(Promise.resolve(signed))
    if (!done.ok) return
    await probe()
    await refresh()
    setStatus(people('passkeys.moved', { count: done.value.moved }))
  }
  const signOutHere = async (everywhere: boolean): Promise<void> => {
    const done = await run(signOut(everywhere))
    if (done.ok) await probe()
  }
  return (
    <Section title={people('passkeys')}>
      {player !== null && <p>{people(player.account ? 'passkeys.account' : 'passkeys.guest')}</p>}
      {possible ? null : <p className={controls.quiet}>{people('passkeys.impossible')}</p>}
      {player !== null && <OwnPasskeys possible={possible} setStatus={setStatus} />}
      <div className={controls.row}>
        {possible && player?.account !== true && (
          <button
            type="button"
            className={`${controls.button} ${peopleStyles.button}`}
            onClick={() => void signInHere()}
          >
            {people('passkeys.sign-in')}
          </button>
        )}
        {player?.account === true && (
          <>
            <button
              type="button"
              className={`${controls.button} ${peopleStyles.button}`}
              onClick={() => void signOutHere(false)}
            >
              {people('passkeys.sign-out')}
            </button>
            <button
              type="button"
              className={`${controls.button} ${peopleStyles.button}`}
              onClick={() => void signOutHere(true)}
            >
              {people('passkeys.sign-out.all')}
            </button>
          </>
        )}
      </div>
      <StatusLine text={status} />
    </Section>
  )
}

interface OwnPasskeysProps {
  readonly possible: boolean
  readonly setStatus: (text: string) => void
}

const OwnPasskeys = ({ possible, setStatus }: OwnPasskeysProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const probe = useOnline((online) => online.probe)
  const { value, reload } = useServerQuery(getPasskeys)
  const { status, run } = useServerAction()
  const add = async (label: string): Promise<boolean> => {
    const created = await createPasskey(label)
    if (created === null) {
      setStatus(people('passkeys.failed'))
      return false
    }
    const done = await run(Promise.resolve(created), people('you.saved'))
    await reload()
    await probe()
    return done.ok
  }
  const remove = async (id: string): Promise<void> => {
    await run(removePasskey(id), people('you.saved'))
    await reload()
  }
  return (
    <>
      <ul className={peopleStyles.list} data-ui="list">
        {value?.map(({ id, label, lastUsedAt }) => (
          <li key={id}>
            <span>
              <b>{label}</b>
              <small>{people('passkeys.used', { date: dayText(lastUsedAt, texts) })}</small>
            </span>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={people('passkeys.remove', { label })}
              onClick={() => void remove(id)}
            >
              <BinGlyph />
            </button>
          </li>
        ))}
      </ul>
      {possible && (
        <TextForm
          label={people('passkeys.label')}
          button={people('passkeys.add')}
          field={{ maxLength: 40 }}
          submit={add}
        />
      )}
      <StatusLine text={status} />
    </>
  )
}
