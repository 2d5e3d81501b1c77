/** Senders for push, mail and webhooks. */
import { createHmac } from 'node:crypto'
import type { NewChannel, WebhookPayload } from '@quayside/protocol'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { ChannelRow } from '../storage/schema.ts'
import type { PlayerNotification } from './notification-text.ts'
import { type ConnectSettings, type Post, PrivateAddress, post } from './public-request.ts'

/** The address is gone for good, and the channel with it. */
export class ChannelGone extends Error {}

export interface SenderSettings extends ConnectSettings {
  /** The address of a mail server, `smtp://user:password@host:port`; null where no mail is sent. */
  readonly smtp: string | null
  readonly from: string
  /** Contact for push services (VAPID subject). */
  readonly contact: string
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
}

type Address<Kind extends NewChannel['kind']> = Extract<NewChannel, { kind: Kind }>

export type Send = (notice: PlayerNotification, address: string) => Promise<void>

/** What pushes and webhooks carry. */
const payloadOf = ({ id, title, text, url }: PlayerNotification): WebhookPayload => ({ id, title, text, url })

const PATIENCE_MS = 10_000

/** Throws for a failed delivery; `gone` lists the statuses of an address that will not return. */
const judge = (status: number, gone: readonly number[], kind: ChannelRow['kind'], address: string): void => {
  if (gone.includes(status)) throw new ChannelGone(address)
  if (status < 200 || status > 299)
    throw Object.assign(new Error(`${kind} responded with status ${status}`), { statusCode: status })
}

const reach = async (request: Omit<Post, 'signal'>, connect: ConnectSettings): Promise<number> => {
  try {
    return await post({ ...request, signal: AbortSignal.timeout(PATIENCE_MS) }, connect)
  } catch (problem) {
    throw problem instanceof PrivateAddress ? new ChannelGone(request.url) : problem
  }
}

const push =
  ({ vapid, contact, ...connect }: SenderSettings): Send =>
  async (notice, address) => {
    const { endpoint: url, keys } = JSON.parse(address) as Address<'push'>
    if (URL.parse(url)?.protocol !== 'https:') throw new ChannelGone(url)
    // Only encrypted by the library, not sent: it would read an answer without end.
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: url, keys },
      JSON.stringify(payloadOf(notice)),
      {
        vapidDetails: { subject: contact, ...vapid },
        TTL: 24 * 3600,
      },
    )
    judge(await reach({ url, headers, body: body ?? '' }, connect), [404, 410], 'push', url)
  }

/** Without these timeouts a silent mail server would block for ten minutes. */
const withTimeouts = (smtp: string): string => {
  const url = new URL(smtp)
  for (const timeout of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(timeout, String(PATIENCE_MS))
  return url.href
}

const mail = ({ smtp, from }: SenderSettings): Send => {
  const transport = smtp === null ? null : createTransport(withTimeouts(smtp))
  const [, house = 'quayside'] = /@([^\s>]+)/.exec(from) ?? []
  return async ({ id, title, text, url, mailFooter }, address) => {
    const { to } = JSON.parse(address) as Address<'mail'>
    const messageId = `<${id}@${house}>`
    const body = [text, url, ...(mailFooter === undefined ? [] : [mailFooter])].join('\n\n')
    await transport?.sendMail({ from, to, messageId, subject: title, text: `${body}\n` })
  }
}

const webhook =
  (connect: SenderSettings): Send =>
  async (notice, address) => {
    const { url, secret } = JSON.parse(address) as Address<'webhook'> & { readonly secret: string }
    const body = JSON.stringify(payloadOf(notice))
    const headers = {
      'content-type': 'application/json',
      'x-quayside-signature': createHmac('sha256', secret).update(body).digest('hex'),
    }
    judge(await reach({ url, headers, body }, connect), [410], 'webhook', url)
  }

export const senders = (settings: SenderSettings): Readonly<Record<ChannelRow['kind'], Send>> => ({
  push: push(settings),
  mail: mail(settings),
  webhook: webhook(settings),
})
