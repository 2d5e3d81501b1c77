/** Notification settings and channels of a player. */
import Type, { type Static } from 'typebox'
import { Hour, Secret } from './schemas.ts'

export const NotificationSettings = Type.Object(
  {
    /** The language, with the region if known: `en-GB`. */
    locale: Type.String({ maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' }),
    /** Quiet hours: nothing is sent between these hours of the day; it is sent afterwards. */
    quiet: Type.Union([
      Type.Null(),
      Type.Object(
        { from: Hour, to: Hour, zone: Type.String({ minLength: 1, maxLength: 64 }) },
        { additionalProperties: false },
      ),
    ]),
    /** Hours between two notification digests for all rooms together; 0 sends each notification immediately. */
    digest: Type.Integer({ minimum: 0, maximum: 48 }),
  },
  { additionalProperties: false },
)
export type NotificationSettings = Static<typeof NotificationSettings>

export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = { locale: 'en', quiet: null, digest: 0 }

const Url = Type.String({ minLength: 8, maxLength: 1000, pattern: '^https?://' })

export const NewChannel = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('push'),
      endpoint: Url,
      keys: Type.Object(
        { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('mail'),
      to: Type.String({ maxLength: 254, pattern: '^[^\\s@<>,;]+@[^\\s@<>,;]+$' }),
    },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('webhook'), url: Url }, { additionalProperties: false }),
])
export type NewChannel = Static<typeof NewChannel>

export const ChannelInfo = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  /** Enough of the address to recognise it. */
  label: Type.String(),
  /** Nothing is sent to a mail address before its owner has confirmed it. */
  confirmed: Type.Boolean(),
  /** Set when the channel was switched off after too many consecutive failures; null while it is on. */
  off: Type.Union([
    Type.Null(),
    Type.Object({
      since: Type.Integer(),
      reason: Type.Union([
        Type.Literal('no-answer'),
        Type.Literal('refused'),
        Type.Literal('unreachable'),
        Type.Literal('failed'),
      ]),
    }),
  ]),
})
export type ChannelInfo = Static<typeof ChannelInfo>
export const ChannelList = Type.Array(ChannelInfo)

/** The secret of a webhook signs its payloads; it is shown once. */
export const ChannelAdded = Type.Object({ ...ChannelInfo.properties, secret: Type.Optional(Secret) })
export type ChannelAdded = Static<typeof ChannelAdded>

export const ConfirmChannel = Type.Object(
  { code: Type.String({ pattern: '^\\d{8}$' }) },
  { additionalProperties: false },
)
export type ConfirmChannel = Static<typeof ConfirmChannel>

/** The notifications that this server can send. */
export const NotificationCapabilities = Type.Object({
  /** The key with which a browser subscribes to pushes. */
  vapidPublicKey: Type.String(),
  /** Whether a mail server is configured. */
  mailEnabled: Type.Boolean(),
})

/** The body of a webhook request. */
export interface WebhookPayload {
  /** Stable across retries, which happen when a node dies right after sending. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly url: string
}
