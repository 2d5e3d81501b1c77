/** All settings of a server, by flag or environment variable; `docs/hosting/settings.md` is checked against them. */
import { accept, type Result, refused } from '@quayside/kernel'
import { LOG_LEVELS } from '../http/logger.ts'
import { QUOTA_SETTINGS, RETENTION_SETTINGS } from './limit-settings.ts'
import {
  flagSetting,
  integerSetting,
  oneOf,
  type Setting,
  text,
  textSettingWithDefault,
  wholeOr,
} from './setting-types.ts'

const isAddress =
  (...schemes: readonly string[]) =>
  (given: string): boolean =>
    schemes.includes(URL.parse(given)?.protocol ?? '')

/** An origin without a path, because rooms and pages are served from the root. */
const isOrigin = (given: string): boolean =>
  isAddress('https:', 'http:')(given) && URL.parse(given)?.origin === given

const isFilled = (given: string): boolean => given.trim() !== ''

const BASE64URL = /^[\w-]+$/

export const SETTINGS = {
  port: integerSetting(0, 65_535, {
    flag: 'port',
    variable: 'PORT',
    description: 'port to listen on',
    defaultText: '8080, or the next free one',
  }),
  host: textSettingWithDefault('localhost', {
    flag: 'host',
    valueName: 'address',
    variable: 'QUAYSIDE_HOST',
    description: 'address to listen on; 0.0.0.0 for all interfaces',
    expected: 'a name or an address of this machine',
    is: (given) => /^[\w.:-]+$/.test(given),
  }),
  database: textSettingWithDefault('quayside-data/quayside.db', {
    flag: 'database',
    formerFlag: 'store',
    valueName: 'location',
    variable: 'QUAYSIDE_DATABASE',
    formerVariable: 'QUAYSIDE_STORE',
    description: 'SQLite file, or postgres://user:password@host/database',
    expected: 'a file, or an address that begins with postgres://',
    secret: true,
    is: (given) =>
      isFilled(given) && (!/^\w+:\/\//.test(given) || isAddress('postgres:', 'postgresql:')(given)),
  }),
  publicUrl: text({
    flag: 'public-url',
    valueName: 'url',
    variable: 'QUAYSIDE_PUBLIC_URL',
    description: 'URL that players use, without a path; needed for passkeys and links',
    defaultText: 'the host and port',
    expected: 'an address such as https://quayside.example with nothing behind the name',
    is: isOrigin,
  }),
  trustProxy: text({
    flag: 'trust-proxy',
    valueName: 'addresses',
    variable: 'QUAYSIDE_TRUST_PROXY',
    description: 'proxies whose X-Forwarded-For is trusted: addresses or networks, comma-separated',
    expected: 'addresses or networks such as 127.0.0.1,10.0.0.0/8',
    is: (given) => given.split(',').every((one) => /^[\da-fA-F.:]+(?:\/\d{1,3})?$/.test(one.trim())),
  }),
  site: text({
    flag: 'site',
    valueName: 'folder',
    variable: 'QUAYSIDE_SITE',
    description: 'folder of a built site to serve',
    defaultText: 'the site of this version, rebuilt when outdated',
    expected: 'a folder',
    is: isFilled,
  }),
  siteOnly: flagSetting({
    flag: 'site-only',
    variable: 'QUAYSIDE_SITE_ONLY',
    description: 'serve the site only, without online play',
  }),
  smtp: text({
    flag: 'smtp',
    valueName: 'address',
    variable: 'QUAYSIDE_SMTP',
    description: 'mail server: smtp://user:password@host:port',
    defaultText: 'no email is sent',
    expected: 'an address that begins with smtp:// or smtps://',
    secret: true,
    is: isAddress('smtp:', 'smtps:'),
  }),
  mailFrom: textSettingWithDefault('Quayside <quayside@localhost>', {
    flag: 'mail-from',
    valueName: 'sender',
    variable: 'QUAYSIDE_MAIL_FROM',
    description: 'sender of emails',
    expected: 'a sender such as Quayside <quayside@example.org>',
    is: (given) => /^[^\r\n]+@[^\r\n]+$/.test(given),
  }),
  pushContact: textSettingWithDefault('mailto:quayside@localhost', {
    flag: 'push-contact',
    valueName: 'address',
    variable: 'QUAYSIDE_PUSH_CONTACT',
    description: 'mailto: or https: contact for push services (VAPID subject)',
    expected: 'an address that begins with mailto: or https:',
    is: isAddress('mailto:', 'https:'),
  }),
  vapidPublic: text({
    flag: 'vapid-public',
    valueName: 'key',
    variable: 'QUAYSIDE_VAPID_PUBLIC',
    description: 'VAPID public key for Web Push; only together with the private one',
    defaultText: 'a pair generated once and stored in the database',
    expected: 'a key as web-push prints it, 87 letters',
    is: (given) => given.length === 87 && BASE64URL.test(given),
  }),
  vapidPrivate: text({
    flag: 'vapid-private',
    valueName: 'key',
    variable: 'QUAYSIDE_VAPID_PRIVATE',
    description: 'VAPID private key for Web Push',
    defaultText: 'a pair generated once and stored in the database',
    expected: 'a key as web-push prints it, 43 letters',
    secret: true,
    is: (given) => given.length === 43 && BASE64URL.test(given),
  }),
  allowPrivateWebhooks: flagSetting({
    flag: 'allow-private-webhooks',
    variable: 'QUAYSIDE_ALLOW_PRIVATE_WEBHOOKS',
    description: 'allow webhooks and pushes to private addresses',
  }),
  operatorToken: text({
    flag: 'operator-token',
    valueName: 'secret',
    variable: 'QUAYSIDE_OPERATOR_TOKEN',
    description: 'bearer token for /metrics and /api/operator',
    defaultText: 'one generated once and stored in the database',
    expected: 'at least 32 letters, digits, - or _',
    secret: true,
    is: (given) => given.length >= 32 && BASE64URL.test(given),
  }),
  botWorkers: integerSetting(1, 256, {
    flag: 'bot-workers',
    variable: 'QUAYSIDE_BOT_WORKERS',
    description: 'maximum number of worker threads for bots',
    defaultText: 'one less than the number of cores',
  }),
  requestsPerMinute: wholeOr(600, 20, 1_000_000, {
    flag: 'requests-per-minute',
    variable: 'QUAYSIDE_REQUESTS_PER_MINUTE',
    description:
      'HTTP requests per minute from one address; a twentieth of that where secrets and codes are tried',
  }),
  connectionsPerAddress: wholeOr(1000, 1, 1_000_000, {
    flag: 'connections-per-address',
    variable: 'QUAYSIDE_CONNECTIONS_PER_ADDRESS',
    description: 'open WebSocket connections from one address',
  }),
  botSeconds: wholeOr(30, 1, 100_000, {
    flag: 'bot-seconds',
    variable: 'QUAYSIDE_BOT_SECONDS',
    description:
      'seconds of bot time per minute for the rooms of one host; after that, their bots wait behind all others',
  }),
  botConnections: wholeOr(3, 1, 1000, {
    flag: 'bot-connections',
    variable: 'QUAYSIDE_BOT_CONNECTIONS',
    description: 'open connections with one bot token, per node',
  }),
  notificationSeconds: wholeOr(10, 1, 25, {
    flag: 'notification-seconds',
    variable: 'QUAYSIDE_NOTIFICATION_SECONDS',
    description: 'time limit in seconds to deliver a notification by all channels of a player',
  }),
  channelFailures: wholeOr(10, 1, 1000, {
    flag: 'channel-failures',
    variable: 'QUAYSIDE_CHANNEL_FAILURES',
    description: 'consecutive failures, counted at most once a minute, before a channel is turned off',
  }),
  jobAttempts: wholeOr(10, 1, 100, {
    flag: 'job-attempts',
    variable: 'QUAYSIDE_JOB_ATTEMPTS',
    description: 'attempts before a failing job is given up and left to the operator',
  }),
  logLevel: oneOf(LOG_LEVELS, 'warn', {
    flag: 'log-level',
    valueName: 'level',
    variable: 'QUAYSIDE_LOG_LEVEL',
    description: `minimum level of the JSON logs on stdout: ${LOG_LEVELS.join(', ')}`,
  }),
  ...QUOTA_SETTINGS,
  ...RETENTION_SETTINGS,
} as const

type SettingName = keyof typeof SETTINGS

export type Settings = {
  readonly [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never
}

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** The flags of a command line, by setting; `true` for a flag without a value. */
export type FlagValues = Readonly<Record<string, string | boolean | undefined>>

type Environment = Readonly<Record<string, string | undefined>>

/** The text that was given and the flag or variable that it came from; an empty text counts as not given. */
const findValue = (
  name: keyof Settings,
  given: FlagValues,
  environment: Environment,
): { readonly text: string; readonly source: string } | null => {
  const { flag, variable, formerFlag, formerVariable } = SETTINGS[name]
  const sources = [
    { text: given[name], source: `--${flag}` },
    { text: given[formerFlag], source: `--${formerFlag}` },
    { text: environment[variable], source: variable },
    { text: environment[formerVariable], source: formerVariable },
  ]
  for (const { text: found, source } of sources)
    if (found !== undefined && found !== '') return { text: String(found), source }
  return null
}

/** A flag overrides the environment, which overrides the default. */
export const readSettings = (given: FlagValues, environment: Environment): Result<Settings> => {
  const settings: Record<string, unknown> = {}
  for (const name of SETTING_NAMES) {
    const { defaultValue, parse, secret, expected: wants } = SETTINGS[name]
    const found = findValue(name, given, environment)
    const value = found === null ? defaultValue : parse(found.text)
    if (found !== null && value === null)
      return refused('invalid-setting', { setting: found.source, value: secret ? '…' : found.text, wants })
    settings[name] = value
  }
  const complete = settings as unknown as Settings
  if ((complete.vapidPublic === null) !== (complete.vapidPrivate === null))
    return refused('incomplete-vapid-keys', { setting: '--vapid-public', other: '--vapid-private' })
  return accept(complete)
}

export type { LogLevel } from '../http/logger.ts'
export { quotaLimits, retentionLimits } from './limit-settings.ts'
export type { Setting } from './setting-types.ts'
