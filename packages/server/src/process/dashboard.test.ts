import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ServerMetrics } from './metrics.ts'

const DASHBOARD = new URL('../../../../docs/hosting/dashboard.json', import.meta.url)

it('the dashboard shows every metric of the server, and no other', async () => {
  const metrics = new ServerMetrics()
  const nothing = (): number => 0
  metrics.watch({
    connections: nothing,
    rooms: nothing,
    admissionQueue: nothing,
    botQueue: nothing,
    busyWorkers: nothing,
    workers: nothing,
    draining: () => false,
    bans: nothing,
  })
  const exported = [...(await metrics.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
  const drawn = [
    ...(await readFile(DASHBOARD, 'utf8')).matchAll(/\b((?:quayside|process|nodejs)_\w+?)(?:_bucket)?\{/g),
  ].map(([, name]) => name)
  for (const name of exported.filter((known) => known?.startsWith('quayside_')))
    expect(name).toMatch(/_(?:total|seconds|length|open|loaded|workers|busy|bans|draining)$/)
  expect(new Set(drawn)).toEqual(new Set(exported))
})
