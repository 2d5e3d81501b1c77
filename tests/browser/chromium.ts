/** The Chromium for the tests: the given one, the system's where there is one, else the one from npm. */
import { existsSync } from 'node:fs'
import process from 'node:process'
import chromium from '@sparticuz/chromium'

const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

export const executablePath = async (): Promise<string> =>
  process.env['QUAYSIDE_CHROMIUM'] ??
  SYSTEM.find((path) => existsSync(path)) ??
  (await chromium.executablePath())

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
