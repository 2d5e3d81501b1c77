/** The two ceremonies of WebAuthn: a new passkey for a player, and signing in with one. */
import { accept, type Result, refused } from '@quayside/kernel'
import type { NewPasskey, SignIn } from '@quayside/protocol'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { ChallengeRepository, GuestSecretEnd, PasskeyRepository } from '../storage/passkey-repository.ts'
import type { PasskeyRow, PlayerRow } from '../storage/schema.ts'

/** The origin of the page: passkeys are bound to a host name. */
export interface PasskeyOrigin {
  /** As `https://quayside.example:8443`. */
  readonly origin: string
  /** As `quayside.example`. */
  readonly host: string
}

interface CeremonyPorts {
  readonly passkeys: PasskeyRepository
  readonly challenges: ChallengeRepository
  readonly now: () => number
}

const CHALLENGE_MS = 5 * 60_000

const MAX_PASSKEYS = 20

/** The COSE numbers of EdDSA, ES256 and RS256, one of which every device supports. */
const ALGORITHMS = [-8, -7, -257]

/** The challenge in a response; null when it cannot be parsed. */
const challengeIn = (clientData: string): string | null => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      readonly challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** The library throws for every mismatch. All reasons give the same refusal, so that an attacker learns nothing. */
const nullOnError = async <Value>(verify: () => Promise<Value>): Promise<Value | null> => {
  try {
    return await verify()
  } catch {
    return null
  }
}

export class PasskeyCeremonies {
  readonly #ports: CeremonyPorts

  constructor(ports: CeremonyPorts) {
    this.#ports = ports
  }

  /** The options with which a browser creates a passkey. */
  async newPasskey(player: PlayerRow, { host }: PasskeyOrigin): Promise<Result<object>> {
    const known = await this.#ports.passkeys.of(player.id)
    if (known.length >= MAX_PASSKEYS) return refused('too-many-passkeys', { most: MAX_PASSKEYS })
    const options = await generateRegistrationOptions({
      rpName: 'Quayside',
      rpID: host,
      userID: Buffer.from(player.id),
      userName: player.name,
      userDisplayName: player.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports_json: transports }) => ({
        id,
        transports: JSON.parse(transports) as string[],
      })),
      // Sign-in needs neither a user name nor a second factor.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: CHALLENGE_MS,
    })
    await this.#createChallenge(options.challenge, player.id)
    return accept(options)
  }

  async addPasskey(
    player: PlayerRow,
    { label, response }: NewPasskey,
    site: PasskeyOrigin,
    guestSecret: GuestSecretEnd,
  ): Promise<Result<PasskeyRow>> {
    const { passkeys } = this.#ports
    const challenge = await this.#consumeChallenge(response.response.clientDataJSON, player.id)
    if (challenge === null) return refused('challenge-expired')
    const checked = await nullOnError(() =>
      verifyRegistrationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: true,
      }),
    )
    if (checked?.verified !== true) return refused('passkey-refused')
    const { id, publicKey, counter } = checked.registrationInfo.credential
    const now = this.#ports.now()
    const passkey: PasskeyRow = {
      id,
      player_id: player.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      use_counter: counter,
      transports_json: JSON.stringify(response.response.transports ?? []),
      label,
      created_at: now,
      last_used_at: now,
    }
    switch (await passkeys.add(passkey, MAX_PASSKEYS, guestSecret)) {
      case 'added':
        return accept(passkey)
      case 'known':
        return refused('passkey-exists')
      case 'too-many':
        return refused('too-many-passkeys', { most: MAX_PASSKEYS })
    }
  }

  /** The options with which a browser offers its passkeys for this site. */
  async signIn({ host }: PasskeyOrigin): Promise<object> {
    const options = await generateAuthenticationOptions({
      rpID: host,
      userVerification: 'required',
      timeout: CHALLENGE_MS,
    })
    await this.#createChallenge(options.challenge, null)
    return options
  }

  /** Verifies the response of a sign-in; returns the player. */
  async signedIn({ response }: SignIn, site: PasskeyOrigin): Promise<Result<string>> {
    const { passkeys, now } = this.#ports
    const challenge = await this.#consumeChallenge(response.response.clientDataJSON, null)
    if (challenge === null) return refused('challenge-expired')
    const passkey = await passkeys.withId(response.id)
    if (passkey === null) return refused('unknown-passkey')
    const checked = await nullOnError(() =>
      verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} } as Parameters<
          typeof verifyAuthenticationResponse
        >[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.use_counter,
        },
      }),
    )
    if (checked?.verified !== true) return refused('passkey-refused')
    const used = await passkeys.use(passkey, checked.authenticationInfo.newCounter, now())
    return used ? accept(passkey.player_id) : refused('passkey-refused')
  }

  #createChallenge(challenge: string, player: string | null): Promise<void> {
    const now = this.#ports.now()
    return this.#ports.challenges.create(
      { challenge, player_id: player, expires_at: now + CHALLENGE_MS },
      now,
    )
  }

  /** Consumes the challenge of a response; null when it is unknown, expired or already used. */
  async #consumeChallenge(clientData: string, player: string | null): Promise<string | null> {
    const challenge = challengeIn(clientData)
    if (challenge === null) return null
    return (await this.#ports.challenges.consume(challenge, player, this.#ports.now())) ? challenge : null
  }
}
