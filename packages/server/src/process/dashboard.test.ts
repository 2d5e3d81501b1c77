import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ServerMetrics } from './metrics.ts'

const DASHBOARD = new URL('../../../../docs/hosting/dashboard.json', import.meta.url)

it('draws nothing that the server does not tell, and everything that it tells', async () => {
  const metrics = new ServerMetrics()
  const nothing = (): number => 0
  metrics.watch({
    sockets: nothing,
    rooms: nothing,
    botsWaiting: nothing,
    botsThinking: nothing,
    botThreads: nothing,
    draining: () => false,
    bans: nothing,
  })
  const told = [...(await metrics.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
  const drawn = [
    ...(await readFile(DASHBOARD, 'utf8')).matchAll(/\b((?:quayside|process|nodejs)_\w+?)(?:_bucket)?\{/g),
  ].map(([, name]) => name)
  expect(new Set(drawn)).toEqual(new Set(told))
})
