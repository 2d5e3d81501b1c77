/** A headless desktop: an X server, a message bus, a window manager, the Orca screen reader and a browser. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { FLAGS } from '../../tests/browser/chromium.ts'
import { SsipServer } from './ssip-server.ts'

const LAUNCHERS = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher']

/** Programs by the name of their package. */
const PACKAGES = {
  xvfb: 'Xvfb',
  'dbus-daemon': 'dbus-daemon',
  openbox: 'openbox',
  orca: 'orca',
  chromium: 'chromium',
} as const

const find = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

const launcher = (): string | undefined => LAUNCHERS.find((path) => existsSync(path))

/** Packages that are not installed. */
export const missingPrograms = (): readonly string[] => [
  ...Object.entries(PACKAGES).flatMap(([name, program]) => (find(program) === undefined ? [name] : [])),
  ...(launcher() === undefined ? ['at-spi2-core'] : []),
]

/** The first line of a program's output. */
const firstLine = async (output: Readable | null): Promise<string> => {
  if (output === null) throw new Error('a program without output')
  const lines = createInterface({ input: output })
  const [line] = (await once(lines, 'line')) as [string]
  return line
}

/** Long enough for Orca to start on a slow machine. */
const START_MS = 60_000

export class Desktop {
  /** Receives the speech of Orca. */
  readonly speech: SsipServer
  readonly #home: string
  readonly #children: ChildProcess[] = []
  #env: NodeJS.ProcessEnv = process.env

  private constructor(home: string, speech: SsipServer) {
    this.#home = home
    this.speech = speech
  }

  static async start(): Promise<Desktop> {
    const home = await mkdtemp(join(tmpdir(), 'quayside-screen-reader-'))
    const desktop = new Desktop(home, await SsipServer.listen(join(home, 'speech')))
    try {
      await desktop.#startPrograms()
      return desktop
    } catch (cause) {
      await desktop.stop()
      throw cause
    }
  }

  openBrowser(baseURL: string): Promise<BrowserContext> {
    return chromium.launchPersistentContext(join(this.#home, 'profile'), {
      executablePath: find(PACKAGES.chromium) ?? '',
      headless: false,
      args: [...FLAGS, '--force-renderer-accessibility'],
      env: Object.fromEntries(
        Object.entries(this.#env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
      baseURL,
      locale: 'en-US',
      viewport: null,
    })
  }

  async stop(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await Promise.race([once(child, 'exit'), wait(3000)])
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    }
    this.speech.close()
    await rm(this.#home, { recursive: true, force: true })
  }

  async #startPrograms(): Promise<void> {
    const runtime = join(this.#home, 'runtime')
    await mkdir(runtime, { mode: 0o700 })
    // A separate home folder, so that no personal settings of Orca apply.
    this.#env = {
      ...process.env,
      HOME: this.#home,
      XDG_RUNTIME_DIR: runtime,
      XDG_CONFIG_HOME: join(this.#home, 'config'),
      XDG_DATA_HOME: join(this.#home, 'data'),
      XDG_CACHE_HOME: join(this.#home, 'cache'),
      GTK_MODULES: 'gail:atk-bridge',
      ACCESSIBILITY_ENABLED: '1',
      LANG: 'C.UTF-8',
      SPEECHD_ADDRESS: `unix_socket:${join(this.#home, 'speech')}`,
    }
    const screen = this.#run('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'])
    const display = await firstLine(screen.stdout)
    this.#env = { ...this.#env, DISPLAY: `:${display.trim()}` }
    const bus = this.#run('dbus-daemon', ['--session', '--nofork', '--print-address=1'])
    this.#env = { ...this.#env, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout) }
    this.#run('openbox', [])
    this.#run(launcher() ?? '', ['--launch-immediately', '--a11y=1', '--screen-reader=1'])
    // Never --replace, which would end the screen reader of the person who runs this.
    const orca = this.#run('orca', [])
    const started = Date.now()
    while (this.speech.count === 0) {
      if (orca.exitCode !== null) throw new Error('Orca does not start; is another one running?')
      if (Date.now() - started > START_MS) throw new Error('Orca does not speak')
      await wait(500)
    }
  }

  #run(program: string, args: readonly string[]): ChildProcess {
    const child = spawn(program, args, { env: this.#env, stdio: ['ignore', 'pipe', 'ignore'] })
    // An unread pipe would block the program once it is full.
    child.stdout.on('data', () => {})
    child.on('error', (cause) => {
      throw new Error(`cannot start ${program}`, { cause })
    })
    this.#children.push(child)
    return child
  }
}
