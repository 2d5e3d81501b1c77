/** The browser's part in making and using a passkey. */
import type { Result } from '@quayside/kernel'
import type { PasskeyInfo, SignedIn } from '@quayside/protocol'
import { addPasskey, passkeyOptions, signIn, signInOptions } from '../community/community-api.ts'

/** Browsers know passkeys only at a safe address. */
export const canUsePasskeys = (): boolean =>
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

export const makePasskey = async (label: string): Promise<Result<PasskeyInfo> | null> => {
  const options = await passkeyOptions()
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  const made = await credential(navigator.credentials.create({ publicKey }))
  return made === null ? null : addPasskey(label, made.toJSON())
}

export const enterByPasskey = async (): Promise<Result<SignedIn> | null> => {
  const options = await signInOptions()
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const found = await credential(navigator.credentials.get({ publicKey }))
  return found === null ? null : signIn(found.toJSON())
}
