/** Preloaded into a server process: moves its clock on request and collects the notifications that it sends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import tls from 'node:tls'
import { isMainThread } from 'node:worker_threads'
import { mailReceiver, pushReceiver, webhookReceiver } from './notification-receivers.ts'

/** A Monday in winter, at ten in the morning in Paris. */
const BEGUN = Date.UTC(2030, 0, 7, 9)

/** Bot worker threads preload this file as well; there it does nothing. */
if (isMainThread) await prepare()

async function prepare(): Promise<void> {
  const really = Date.now
  let offset = BEGUN - really()
  Date.now = () => really() + offset

  const folder = mkdtempSync(join(tmpdir(), 'quayside-days-'))
  const store = join(folder, 'quayside.db')
  const [post, push, hook] = [await mailReceiver(), await pushReceiver(), await webhookReceiver()]
  tls.setDefaultCACertificates([...tls.getCACertificates(), push.certificate])
  Object.assign(process.env, {
    QUAYSIDE_DATABASE: store,
    QUAYSIDE_SMTP: post.address,
    QUAYSIDE_ALLOW_PRIVATE_WEBHOOKS: 'true',
  })

  process.on('message', (message) => {
    void (async () => {
      const { question, move } = message as { readonly question: number; readonly move: number }
      offset += move
      if (move > 0) await caughtUp(store)
      process.send?.({
        question,
        now: Date.now(),
        hook: hook.address,
        push: { endpoint: push.address, keys: push.keys },
        mails: post.received,
        pushes: push.received,
        hooks: hook.received,
      })
    })()
  })
  process.once('disconnect', () => process.exit(0))
  process.once('exit', () => rmSync(folder, { recursive: true }))
}

/** Waits until a server has no due jobs. */
async function caughtUp(store: string): Promise<void> {
  const database = new DatabaseSync(store, { readOnly: true })
  const due = database.prepare('select count(*) as "left" from "job" where "due_at" <= ?')
  while (due.get(Date.now())?.['left'] !== 0) await sleep(50)
  database.close()
}
