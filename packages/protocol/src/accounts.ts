/** Passkeys and sign-in, in the formats that browsers use for WebAuthn (`toJSON`, `parse…OptionsFromJSON`). */
import Type, { type Static } from 'typebox'
import { PlayerName } from './schemas.ts'

const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 8000 })

const CredentialId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' })

/** Passed to the browser unchanged; unknown fields are allowed so that future options pass through. */
export const PasskeyOptions = Type.Object({ challenge: Base64Url }, { additionalProperties: true })

/** Browsers may add further fields, which are ignored. */
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
}

export const NewPasskey = Type.Object(
  {
    /** A name that the owner chooses. */
    label: PlayerName,
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Base64Url,
        attestationObject: Base64Url,
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
      }),
    }),
  },
  { additionalProperties: false },
)
export type NewPasskey = Static<typeof NewPasskey>

export const SignIn = Type.Object(
  {
    response: Type.Object({
      ...credential,
      response: Type.Object({
        clientDataJSON: Base64Url,
        authenticatorData: Base64Url,
        signature: Base64Url,
        userHandle: Type.Optional(Type.Union([Base64Url, Type.Null()])),
      }),
    }),
  },
  { additionalProperties: false },
)
export type SignIn = Static<typeof SignIn>

export const SignedIn = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The number of rooms that moved from the guest to the account. */
  moved: Type.Integer(),
})
export type SignedIn = Static<typeof SignedIn>

export const PasskeyInfo = Type.Object({
  id: CredentialId,
  label: Type.String(),
  createdAt: Type.Integer(),
  lastUsedAt: Type.Integer(),
})
export type PasskeyInfo = Static<typeof PasskeyInfo>
export const PasskeyInfos = Type.Array(PasskeyInfo)
