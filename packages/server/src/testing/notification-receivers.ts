import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer as createHttp, type IncomingMessage, type Server } from 'node:http'
import { createServer as createHttps, type Server as HttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { SMTPServer } from 'smtp-server'

/** Real receivers on this machine: a push service, a mail server, a webhook. */

export interface Receiver<Message> {
  readonly address: string
  readonly received: Message[]
  readonly close: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const listen = (server: Server | HttpsServer): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

const closing = (server: Server | HttpsServer) => (): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

export interface Hooked {
  readonly body: string
  readonly signature: string
}

/** `status` is the status of its responses. */
export const webhookReceiver = async (status = 200): Promise<Receiver<Hooked>> => {
  const received: Hooked[] = []
  const server = createHttp((request, reply) => {
    void bodyOf(request).then((body) => {
      received.push({ body: body.toString(), signature: String(request.headers['x-quayside-signature']) })
      reply.writeHead(status).end()
    })
  })
  const port = await listen(server)
  return { address: `http://127.0.0.1:${port}/hook`, received, close: closing(server) }
}

export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

export interface Mail {
  readonly to: string
  readonly text: string
}

export const mailReceiver = async (): Promise<Receiver<Mail>> => {
  const received: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',')
        received.push({ to, text: Buffer.concat(parts).toString() })
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port))
  })
  return {
    address: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export interface PushReceiver extends Receiver<string> {
  /** The subscription of its browser. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Its certificate, which the sender must trust. */
  readonly certificate: string
}

/** A push service and its browser in one: receives messages and decrypts them with the browser's key. */
export const pushReceiver = async (status = 201): Promise<PushReceiver> => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const pems = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const received: string[] = []
  const server = createHttps({ key: pems.private, cert: pems.cert }, (request, reply) => {
    void bodyOf(request).then((body) => {
      if (body.length > 0) received.push(decrypted(body, browser, auth))
      reply.writeHead(status).end()
    })
  })
  const port = await listen(server)
  return {
    address: `https://127.0.0.1:${port}/push`,
    received,
    keys: { p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    certificate: pems.cert,
    close: closing(server),
  }
}

/** Message encryption for Web Push, RFC 8291 on top of RFC 8188: one record. */
const decrypted = (body: Buffer, browser: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const derive = (label: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
