/** The deployment files must match the program and the hosting guide. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from './rule-pages.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const { optionalDependencies } = JSON.parse(read('package.json')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>
}

const UNITS = ['deploy/quayside.service', 'deploy/quayside-backup.service'] as const
const COMPOSED = ['deploy/compose.yaml', 'deploy/compose.postgres.yaml'] as const

/** The blocks of a compose file that name an image: shared settings and services. */
const services = (text: string): readonly (readonly [name: string, block: string])[] => {
  const [shared = '', rest = ''] = text.split(/^services:$/m)
  const [listed = ''] = rest.split(/^volumes:$/m)
  const blocks = [shared, ...listed.split(/^(?= {2}\w)/m)].filter((block) => /^ +image:/m.test(block))
  return blocks.map((block) => [/^ *([\w-]+):/m.exec(block)?.[1] ?? '', block])
}

describe.each(UNITS)('%s', (file) => {
  it.each([
    'User=quayside',
    'UMask=0077',
    'StateDirectoryMode=0700',
    'MemoryMax=2G',
    'TasksMax=512',
    'LimitCORE=0',
    'CapabilityBoundingSet=',
    'AmbientCapabilities=',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'RestrictNamespaces=yes',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
    'SystemCallFilter=@system-service',
    'SystemCallFilter=~@privileged',
  ])('says %s', (line) => expect(read(file).split('\n')).toContain(line))

  it('runs the Node that comes with the packages, and no package manager', () => {
    expect(read(file)).toContain('/opt/quayside/node_modules/.bin/node ')
    expect(read(file)).not.toMatch(/^[^#]*\bnp[mx] /m)
  })

  it('has a low exposure by systemd’s own analysis', async ({ skip }) => {
    const analyze = promisify(execFile)('systemd-analyze', ['security', '--offline=true', join(root, file)])
    const { stdout } = await analyze.catch(() => ({ stdout: '' }))
    const exposure = /exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]
    if (exposure === undefined) return skip('systemd-analyze is not available')
    expect(Number(exposure)).toBeLessThan(2)
  })
})

describe.each(COMPOSED)('%s', (file) => {
  const all = services(read(file))

  it('runs every service without privileges, with a read-only disk and with limits', () => {
    expect(all.map(([name]) => name)).toContain('caddy')
    for (const [name, block] of all)
      for (const line of [
        'cap_drop: [ALL]',
        "security_opt: ['no-new-privileges:true']",
        'read_only: true',
        'mem_limit: ',
        'pids_limit: ',
      ])
        expect([name, line, block.includes(line)]).toEqual([name, line, true])
  })

  it('pins every external image to its exact version', () => {
    const images = [...read(file).matchAll(/image: (docker\.io\/\S+)/g)].map(([, image]) => image)
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?$/)
  })
})

describe('the image of a server', () => {
  const text = read('deploy/Containerfile')

  it('has the Node version that everything is tested with', () => {
    const [version] = new Set(Object.values(optionalDependencies))
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(images).toEqual(images.map(() => `docker.io/library/node:${version}-slim`))
    expect(images).toHaveLength(2)
    expect(read('docs/hosting/self-hosting.md')).toContain(`docker.io/library/node:${version}-slim@sha256:`)
  })

  it('does not run as root', () => expect(text).toMatch(/^USER node$/m))

  it('is built without local files: games, keys, other builds', () => {
    for (const ignored of ['.git', '**/node_modules', 'quayside-data'])
      expect(read('.dockerignore').split('\n')).toContain(ignored)
  })
})

it.each(['deploy/Containerfile', 'docs/hosting/self-hosting.md', 'docs/hosting/upgrade.md'])(
  '%s runs no script of a package, and leaves only what a server needs',
  (file) => {
    const installs = [...read(file).matchAll(/npm ci (.*)/g)].map(([, options = '']) => options)
    expect(installs.length).toBeGreaterThan(1)
    for (const options of installs) expect(options).toContain('--ignore-scripts')
    expect(installs.at(-1)).toContain('--omit=dev')
    expect(read(file)).not.toMatch(/sudo npm/)
  },
)

describe('a proxy in front', () => {
  const nginx = read('deploy/nginx.conf')

  it('does not pass on forwarding headers of a client', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(nginx).toContain("proxy_set_header X-Forwarded-Host '';")
    expect(nginx).toContain("proxy_set_header Forwarded '';")
  })

  it('does not log requested tables', () => {
    expect(nginx).toContain('access_log off;')
    expect(read('deploy/Caddyfile')).not.toMatch(/^\s*log\b/m)
  })

  it('still forwards to a server with a full disk, which can show games', () => {
    expect(read('deploy/Caddyfile')).toContain('health_uri /health/accepting')
  })
})
