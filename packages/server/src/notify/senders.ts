/** The ways in which a notice can reach somebody. */
import { createHmac } from 'node:crypto'
import type { Agent } from 'node:https'
import type { NewChannel, WebhookNotice } from '@quayside/protocol'
import { createTransport } from 'nodemailer'
import webPush from 'web-push'
import type { ChannelRow } from '../storage/schema.ts'
import { leadsInside } from './inside.ts'
import type { Notice } from './notice.ts'

/** The address is gone for good, and the channel with it. */
export class Unreachable extends Error {}

export interface SenderSettings {
  /** The address of a mail server, `smtp://user:password@host:port`; null where no mail is sent. */
  readonly smtp: string | null
  readonly from: string
  /** Whom a push service may write to about this server. */
  readonly contact: string
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }
  /** Whether webhooks and pushes may lead into the server's own network. */
  readonly allowPrivate: boolean
  /** For push services with a certificate of their own. */
  readonly pushAgent?: Agent
}

type Address<Kind extends NewChannel['kind']> = Extract<NewChannel, { kind: Kind }>

export type Send = (notice: Notice, address: string) => Promise<void>

const PATIENCE_MS = 10_000

const push =
  ({ vapid, contact, pushAgent, allowPrivate }: SenderSettings): Send =>
  async (notice, address) => {
    const { endpoint, keys } = JSON.parse(address) as Address<'push'>
    if (!allowPrivate && (await leadsInside(endpoint))) throw new Unreachable(endpoint)
    try {
      await webPush.sendNotification({ endpoint, keys }, JSON.stringify(notice), {
        vapidDetails: { subject: contact, ...vapid },
        timeout: PATIENCE_MS,
        TTL: 24 * 3600,
        ...(pushAgent ? { agent: pushAgent } : {}),
      })
    } catch (problem) {
      const gone = problem instanceof webPush.WebPushError && [404, 410].includes(problem.statusCode)
      throw gone ? new Unreachable(endpoint) : problem
    }
  }

const mail = ({ smtp, from }: SenderSettings): Send => {
  const transport = smtp === null ? null : createTransport(smtp)
  const [, house = 'quayside'] = /@([^\s>]+)/.exec(from) ?? []
  return async ({ id, title, text, url }, address) => {
    const { to } = JSON.parse(address) as Address<'mail'>
    const messageId = `<${id}@${house}>`
    await transport?.sendMail({ from, to, messageId, subject: title, text: `${text}\n\n${url}\n` })
  }
}

const webhook =
  ({ allowPrivate }: SenderSettings): Send =>
  async (notice, address) => {
    const { url, secret } = JSON.parse(address) as Address<'webhook'> & { readonly secret: string }
    if (!allowPrivate && (await leadsInside(url))) throw new Unreachable(url)
    const body = JSON.stringify(notice satisfies WebhookNotice)
    const reply = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'x-quayside-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (reply.status === 410) throw new Unreachable(url)
    if (!reply.ok) throw new Error(`webhook answered ${reply.status}`)
  }

export const senders = (settings: SenderSettings): Readonly<Record<ChannelRow['kind'], Send>> => ({
  push: push(settings),
  mail: mail(settings),
  webhook: webhook(settings),
})
