/** The Chromium for the tests: the system's where there is one, else the one from npm. */
import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

export const executablePath = async (): Promise<string> =>
  SYSTEM.find((path) => existsSync(path)) ?? (await chromium.executablePath())

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
