/** Routes of accounts: passkeys, sign-in and sign-out. */
import { NewPasskey, PasskeyInfo, PasskeyInfos, PasskeyOptions, SignedIn, SignIn } from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { PasskeyCeremonies, type PasskeyOrigin } from '../accounts/passkey-ceremonies.ts'
import type { RetentionLimits } from '../accounts/retention.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { Rooms } from '../room/rooms.ts'
import { createSecret, hashesEqual, hashSecret } from '../storage/identifiers.ts'
import type { PasskeyRow, SessionRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import {
  clearSecretCookie,
  pageOrigin,
  requestSecret,
  requirePlayer,
  setSecretCookie,
} from './authentication.ts'
import { RefusalError, sendRefusal } from './errors.ts'
import { type AddRoutes, refusals, strictRateLimit } from './route-common.ts'

const passkeyInfo = ({
  id,
  label,
  created_at: createdAt,
  last_used_at: lastUsedAt,
}: PasskeyRow): PasskeyInfo => ({
  id,
  label,
  createdAt,
  lastUsedAt,
})

const MAX_SESSIONS = 50

/** The retention limits. */
export interface RetentionPorts {
  readonly limits: RetentionLimits
  /** When retention was first enabled for this store. */
  readonly since: number
}

export interface AccountPorts {
  readonly store: Store
  readonly rooms: Rooms
  /** The public URL; null for the host of each request. */
  readonly address: string | null
  /** Rate limit of requests from one address. */
  readonly requestsAMinute: number
  readonly now: () => number
  readonly quotas: Quotas
  readonly retention: RetentionPorts
}

/** What the routes of passkeys and of signing in share. */
const sharedSteps = (ports: AccountPorts) => {
  const { store, address, now } = ports
  const { passkeys, challenges } = store
  return {
    config: strictRateLimit(ports),
    ceremonies: new PasskeyCeremonies({ passkeys, challenges, now }),
    originOf: (request: FastifyRequest): PasskeyOrigin => {
      const origin = pageOrigin(request, address)
      return { origin, host: new URL(origin).hostname }
    },
    newSession: (secret: string, player: string): SessionRow => {
      const since = now()
      return { secret_hash: hashSecret(secret), player_id: player, created_at: since, last_used_at: since }
    },
  }
}

const passkeyRoutes: AddRoutes<AccountPorts> = (app, ports) => {
  const { passkeys } = ports.store
  const { config, ceremonies, originOf, newSession } = sharedSteps(ports)

  app.post(
    '/me/passkeys/options',
    {
      config,
      schema: {
        summary: 'Get the options to create a passkey',
        response: { 200: PasskeyOptions, ...refusals },
      },
    },
    async (request, reply) => {
      const options = await ceremonies.newPasskey(requirePlayer(request), originOf(request))
      return options.ok ? options.value : sendRefusal(reply, options.refusal)
    },
  )

  app.post<{ Body: NewPasskey }>(
    '/me/passkeys',
    {
      config,
      schema: {
        summary:
          'Add a passkey: a guest becomes an account by the first one, and gets a cookie in place of their secret',
        body: NewPasskey,
        response: { 201: PasskeyInfo, ...refusals },
      },
    },
    async (request, reply) => {
      const player = requirePlayer(request)
      const secret = createSecret()
      const isGuestSecret = hashesEqual(hashSecret(requestSecret(request) ?? ''), player.secret_hash)
      const added = await ceremonies.addPasskey(player, request.body, originOf(request), {
        unknown: hashSecret(createSecret()),
        session: isGuestSecret ? newSession(secret, player.id) : null,
      })
      if (!added.ok) return sendRefusal(reply, added.refusal)
      if (isGuestSecret) setSecretCookie(reply, secret, originOf(request).origin.startsWith('https:'))
      return reply.code(201).send(passkeyInfo(added.value))
    },
  )

  app.get(
    '/me/passkeys',
    {
      schema: {
        summary: 'List the passkeys of the current player',
        response: { 200: PasskeyInfos, ...refusals },
      },
    },
    async (request) => (await passkeys.of(requirePlayer(request).id)).map(passkeyInfo),
  )

  app.delete<{ Params: { passkey: string } }>(
    '/me/passkeys/:passkey',
    {
      schema: {
        summary: 'Delete a passkey; the last one stays',
        params: Type.Object({ passkey: PasskeyInfo.properties.id }),
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const removed = await passkeys.remove(requirePlayer(request).id, request.params.passkey)
      if (removed === 'unknown') throw new RefusalError({ code: 'no-such-passkey', params: {} })
      if (removed === 'last') throw new RefusalError({ code: 'last-passkey', params: {} })
      return reply.code(204).send()
    },
  )
}

const signInRoutes: AddRoutes<AccountPorts> = (app, ports) => {
  const { store, rooms } = ports
  const { players, passkeys } = store
  const { config, ceremonies, originOf, newSession } = sharedSteps(ports)

  /** Merges a guest into the account they signed in to; a player with passkeys stays separate. */
  const moveGuest = async (guest: string | null, account: string): Promise<number> => {
    if (guest === null || guest === account || (await passkeys.of(guest)).length > 0) return 0
    const moved = await store.playerData.merge(guest, account)
    for (const room of moved) await rooms.refreshSeats(room)
    return moved.length
  }

  app.post(
    '/sign-in/options',
    {
      config,
      schema: {
        summary: 'Get the options to sign in with a passkey',
        response: { 200: PasskeyOptions, ...refusals },
      },
    },
    async (request) => ceremonies.signIn(originOf(request)),
  )

  app.post<{ Body: SignIn }>(
    '/sign-in',
    {
      config,
      schema: {
        summary: 'Sign in with a passkey; rooms of a guest move to the account',
        body: SignIn,
        response: { 200: SignedIn, ...refusals },
      },
    },
    async (request, reply) => {
      const signedIn = await ceremonies.signedIn(request.body, originOf(request))
      if (!signedIn.ok) return sendRefusal(reply, signedIn.refusal)
      const account = await players.withId(signedIn.value)
      if (account === null) throw new RefusalError({ code: 'unknown-passkey', params: {} })
      const moved = await moveGuest(request.player?.id ?? null, account.id)
      const secret = createSecret()
      await players.signIn(newSession(secret, account.id), MAX_SESSIONS)
      setSecretCookie(reply, secret, originOf(request).origin.startsWith('https:'))
      return { id: account.id, name: account.name, moved }
    },
  )
}

const signOutRoutes: AddRoutes<AccountPorts> = (app, { store: { players, passkeys }, rooms }) => {
  app.delete(
    '/me/sessions/current',
    {
      schema: {
        summary: 'Sign out; requires a passkey',
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = requirePlayer(request)
      if ((await passkeys.of(id)).length === 0) throw new RefusalError({ code: 'no-passkey', params: {} })
      await players.signOut(hashSecret(requestSecret(request) ?? ''), hashSecret(createSecret()))
      clearSecretCookie(reply)
      return reply.code(204).send()
    },
  )

  app.delete(
    '/me/sessions',
    {
      schema: {
        summary: 'Sign out on every device and invalidate seat links; requires a passkey',
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = requirePlayer(request)
      if ((await passkeys.of(id)).length === 0) throw new RefusalError({ code: 'no-passkey', params: {} })
      for (const room of await players.signOutEverywhere(id, hashSecret(createSecret())))
        await rooms.refreshSeats(room)
      clearSecretCookie(reply)
      return reply.code(204).send()
    },
  )
}

export const accountRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    passkeyRoutes(app, ports)
    signInRoutes(app, ports)
    signOutRoutes(app, ports)
  }
