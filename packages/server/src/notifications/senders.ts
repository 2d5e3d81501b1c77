/** Senders for push, mail and webhooks. */
import { createHmac } from 'node:crypto'
import type { NewChannel, WebhookPayload } from '@quayside/protocol'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { ChannelRow } from '../storage/schema.ts'
import type { PlayerNotification } from './notification-text.ts'
import { type ConnectSettings, type Post, PrivateAddress, post } from './public-request.ts'

/** Thrown when the address of a channel is gone for good, so that the channel is removed. */
export class ChannelGone extends Error {}

export interface SenderSettings extends ConnectSettings {
  /** The mail server as `smtp://user:password@host:port`; null when no mail is sent. */
  readonly smtp: string | null
  readonly from: string
  /** Contact for push services (VAPID subject). */
  readonly contact: string
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
}

type Address<Kind extends NewChannel['kind']> = Extract<NewChannel, { kind: Kind }>

export type Send = (notification: PlayerNotification, address: string) => Promise<void>

/** The content of pushes and webhooks. */
const payloadOf = ({ id, title, text, url }: PlayerNotification): WebhookPayload => ({ id, title, text, url })

const TIMEOUT_MS = 10_000

/** Throws for a failed delivery; `gone` lists the statuses of an address that will not return. */
const checkStatus = (
  status: number,
  gone: readonly number[],
  kind: ChannelRow['kind'],
  address: string,
): void => {
  if (gone.includes(status)) throw new ChannelGone(address)
  if (status < 200 || status > 299)
    throw Object.assign(new Error(`${kind} responded with status ${status}`), { statusCode: status })
}

const postOrGone = async (request: Omit<Post, 'signal'>, connect: ConnectSettings): Promise<number> => {
  try {
    return await post({ ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }, connect)
  } catch (problem) {
    throw problem instanceof PrivateAddress ? new ChannelGone(request.url) : problem
  }
}

const push =
  ({ vapid, contact, ...connect }: SenderSettings): Send =>
  async (notification, address) => {
    const { endpoint: url, keys } = JSON.parse(address) as Address<'push'>
    if (URL.parse(url)?.protocol !== 'https:') throw new ChannelGone(url)
    // The library only encrypts; it does not send, because it would read a response of any length.
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: url, keys },
      JSON.stringify(payloadOf(notification)),
      {
        vapidDetails: { subject: contact, ...vapid },
        TTL: 24 * 3600,
      },
    )
    checkStatus(await postOrGone({ url, headers, body: body ?? '' }, connect), [404, 410], 'push', url)
  }

/** Without these timeouts a silent mail server would block for ten minutes. */
const withTimeouts = (smtp: string): string => {
  const url = new URL(smtp)
  for (const timeout of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(timeout, String(TIMEOUT_MS))
  return url.href
}

const mail = ({ smtp, from }: SenderSettings): Send => {
  const transport = smtp === null ? null : createTransport(withTimeouts(smtp))
  const [, domain = 'quayside'] = /@([^\s>]+)/.exec(from) ?? []
  return async ({ id, title, text, url, mailFooter }, address) => {
    const { to } = JSON.parse(address) as Address<'mail'>
    const messageId = `<${id}@${domain}>`
    const body = [text, url, ...(mailFooter === undefined ? [] : [mailFooter])].join('\n\n')
    await transport?.sendMail({ from, to, messageId, subject: title, text: `${body}\n` })
  }
}

const webhook =
  (connect: SenderSettings): Send =>
  async (notification, address) => {
    const { url, secret } = JSON.parse(address) as Address<'webhook'> & { readonly secret: string }
    const body = JSON.stringify(payloadOf(notification))
    const headers = {
      'content-type': 'application/json',
      'x-quayside-signature': createHmac('sha256', secret).update(body).digest('hex'),
    }
    checkStatus(await postOrGone({ url, headers, body }, connect), [410], 'webhook', url)
  }

export const senders = (settings: SenderSettings): Readonly<Record<ChannelRow['kind'], Send>> => ({
  push: push(settings),
  mail: mail(settings),
  webhook: webhook(settings),
})
