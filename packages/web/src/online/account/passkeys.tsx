/** The browser's part in making and using a passkey. */
import type { Result } from '@quayside/kernel'
import type { PasskeyInfo, SignedIn } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph } from '@quayside/table/controls/glyphs.tsx'
import { dayText } from '@quayside/table/format.ts'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import peopleStyles from '../community/community.module.css'
import {
  addPasskey,
  passkeyOptions,
  passkeys,
  removePasskey,
  signIn,
  signInOptions,
  signOut,
} from '../community/community-api.ts'
import { Section, StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'
import { TextForm } from '../community/text-form.tsx'
import { useOnline } from '../online-store.ts'

/** Browsers know passkeys only at a safe address. */
const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Null where the person, or the browser, did not go through with it. */
const credential = async (made: Promise<Credential | null>): Promise<PublicKeyCredential | null> => {
  try {
    const found = await made
    return found instanceof PublicKeyCredential ? found : null
  } catch {
    return null
  }
}

const makePasskey = async (label: string): Promise<Result<PasskeyInfo> | null> => {
  const options = await passkeyOptions()
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  const made = await credential(navigator.credentials.create({ publicKey }))
  return made === null ? null : addPasskey(label, made.toJSON())
}

const enterByPasskey = async (): Promise<Result<SignedIn> | null> => {
  const options = await signInOptions()
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const found = await credential(navigator.credentials.get({ publicKey }))
  return found === null ? null : signIn(found.toJSON())
}

/** A guest becomes an account by a passkey, and an account is opened by one on another device. */
export const Passkeys = () => {
  const people = usePeopleWords()
  const { player, probe, refresh } = useOnline()
  const { told, tell, act } = useServerAction()
  const possible = canUsePasskeys()
  const enter = async (): Promise<void> => {
    const signed = await enterByPasskey()
    if (signed === null) return tell(people('passkeys.failed'))
    const done = await act(Promise.resolve(signed))
    if (!done.ok) return
    await probe()
    await refresh()
    tell(people('passkeys.moved', { count: done.value.moved }))
  }
  const leave = async (everywhere: boolean): Promise<void> => {
    const done = await act(signOut(everywhere))
    if (done.ok) await probe()
  }
  return (
    <Section title={people('passkeys')}>
      {player !== null && <p>{people(player.account ? 'passkeys.account' : 'passkeys.guest')}</p>}
      {possible ? null : <p className={controls.quiet}>{people('passkeys.impossible')}</p>}
      {player !== null && <OwnPasskeys possible={possible} tell={tell} />}
      <div className={controls.row}>
        {possible && player?.account !== true && (
          <button
            type="button"
            className={`${controls.button} ${peopleStyles.button}`}
            onClick={() => void enter()}
          >
            {people('passkeys.sign-in')}
          </button>
        )}
        {player?.account === true && (
          <>
            <button
              type="button"
              className={`${controls.button} ${peopleStyles.button}`}
              onClick={() => void leave(false)}
            >
              {people('passkeys.sign-out')}
            </button>
            <button
              type="button"
              className={`${controls.button} ${peopleStyles.button}`}
              onClick={() => void leave(true)}
            >
              {people('passkeys.sign-out.all')}
            </button>
          </>
        )}
      </div>
      <StatusLine told={told} />
    </Section>
  )
}

interface OwnPasskeysProps {
  readonly possible: boolean
  readonly tell: (words: string) => void
}

const OwnPasskeys = ({ possible, tell }: OwnPasskeysProps) => {
  const words = useTexts()
  const people = usePeopleWords()
  const probe = useOnline((online) => online.probe)
  const { value, again } = useServerQuery(passkeys)
  const { told, act } = useServerAction()
  const add = async (label: string): Promise<boolean> => {
    const made = await makePasskey(label)
    if (made === null) {
      tell(people('passkeys.failed'))
      return false
    }
    const done = await act(Promise.resolve(made), people('you.saved'))
    await again()
    await probe()
    return done.ok
  }
  const remove = async (id: string): Promise<void> => {
    await act(removePasskey(id), people('you.saved'))
    await again()
  }
  return (
    <>
      <ul className={peopleStyles.list} data-ui="list">
        {value?.map(({ id, label, used }) => (
          <li key={id}>
            <span>
              <b>{label}</b>
              <small>{people('passkeys.used', { date: dayText(used, words) })}</small>
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
          act={people('passkeys.add')}
          field={{ maxLength: 40 }}
          enter={add}
        />
      )}
      <StatusLine told={told} />
    </>
  )
}
