/** Notification settings and channels of a player. */
import Type, { type Static } from 'typebox'
import { Hour, Secret } from './schemas.ts'

export const NotificationSettings = Type.Object(
  {
    /** The language, with the region where it is known: `en-GB`. */
    locale: Type.String({ maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' }),
    /** Quiet hours: nothing is sent between these hours of the day; it is sent afterwards. */
    quiet: Type.Union([
      Type.Null(),
      Type.Object(
        { from: Hour, to: Hour, zone: Type.String({ minLength: 1, maxLength: 64 }) },
        { additionalProperties: false },
      ),
    ]),
    /** Hours between two notification digests for all rooms together; 0 sends each notification at once. */
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
  /** Enough to recognise it by. */
  label: Type.String(),
  /** Nothing is sent to a mail address before its owner has confirmed it. */
  confirmed: Type.Boolean(),
  /** It has failed so often in a row that nothing is sent there; null while it is on. */
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

/** A webhook's secret signs what it is sent; it is shown once. */
export const ChannelAdded = Type.Object({ ...ChannelInfo.properties, secret: Type.Optional(Secret) })
export type ChannelAdded = Static<typeof ChannelAdded>

export const ConfirmChannel = Type.Object(
  { code: Type.String({ pattern: '^\\d{8}$' }) },
  { additionalProperties: false },
)
export type ConfirmChannel = Static<typeof ConfirmChannel>

/** What this server can send. */
export const NotificationCapabilities = Type.Object({
  /** What a browser subscribes to pushes with. */
  vapidPublicKey: Type.String(),
  /** Whether it sends mail. */
  mailEnabled: Type.Boolean(),
})

/** What a webhook is sent. */
export interface WebhookPayload {
  /** Stable across retries, which happen when a node dies right after sending. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly url: string
}
