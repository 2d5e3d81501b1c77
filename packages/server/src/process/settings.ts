/** Everything that whoever runs a server may decide; `docs/hosting/settings.md` is checked against it. */
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

/** An origin and nothing behind it: rooms and pages lie at its root. */
const isOrigin = (given: string): boolean =>
  isAddress('https:', 'http:')(given) && URL.parse(given)?.origin === given

const isFilled = (given: string): boolean => given.trim() !== ''

const BASE64URL = /^[\w-]+$/

export const SETTINGS = {
  port: integerSetting(0, 65_535, {
    flag: 'port',
    variable: 'PORT',
    description: 'the port to listen on',
    defaultText: '8080, or the next free one',
  }),
  host: textSettingWithDefault('localhost', {
    flag: 'host',
    valueName: 'address',
    variable: 'QUAYSIDE_HOST',
    description: 'the address to listen on; 0.0.0.0 lets other machines in',
    expected: 'a name or an address of this machine',
    is: (given) => /^[\w.:-]+$/.test(given),
  }),
  store: textSettingWithDefault('quayside-data/quayside.db', {
    flag: 'store',
    valueName: 'place',
    variable: 'QUAYSIDE_STORE',
    description: 'where tables are kept: a file, or postgres://user:password@host/database',
    expected: 'a file, or an address that begins with postgres://',
    secret: true,
    is: (given) =>
      isFilled(given) && (!/^\w+:\/\//.test(given) || isAddress('postgres:', 'postgresql:')(given)),
  }),
  address: text({
    flag: 'address',
    valueName: 'origin',
    variable: 'QUAYSIDE_ADDRESS',
    description: 'what people type to come here, as https://quayside.example; passkeys and links need it',
    defaultText: 'the host and port',
    expected: 'an address such as https://quayside.example with nothing behind the name',
    is: isOrigin,
  }),
  trustProxy: text({
    flag: 'trust-proxy',
    valueName: 'addresses',
    variable: 'QUAYSIDE_TRUST_PROXY',
    description:
      'the proxies in front, whose word on who asks is believed: addresses or networks with commas between',
    expected: 'addresses or networks such as 127.0.0.1,10.0.0.0/8',
    is: (given) => given.split(',').every((one) => /^[\da-fA-F.:]+(?:\/\d{1,3})?$/.test(one.trim())),
  }),
  site: text({
    flag: 'site',
    valueName: 'folder',
    variable: 'QUAYSIDE_SITE',
    description: 'a built site to serve as it is',
    defaultText: 'the own one, built when it is stale',
    expected: 'a folder',
    is: isFilled,
  }),
  siteOnly: flagSetting({
    flag: 'site-only',
    variable: 'QUAYSIDE_SITE_ONLY',
    description: 'the site alone: games at one screen and against bots, nothing online',
  }),
  smtp: text({
    flag: 'smtp',
    valueName: 'address',
    variable: 'QUAYSIDE_SMTP',
    description: 'the mail server: smtp://user:password@host:port',
    defaultText: 'no mail is sent',
    expected: 'an address that begins with smtp:// or smtps://',
    secret: true,
    is: isAddress('smtp:', 'smtps:'),
  }),
  mailFrom: textSettingWithDefault('Quayside <quayside@localhost>', {
    flag: 'mail-from',
    valueName: 'sender',
    variable: 'QUAYSIDE_MAIL_FROM',
    description: 'who mails come from',
    expected: 'a sender such as Quayside <quayside@example.org>',
    is: (given) => /^[^\r\n]+@[^\r\n]+$/.test(given),
  }),
  contact: textSettingWithDefault('mailto:quayside@localhost', {
    flag: 'contact',
    valueName: 'address',
    variable: 'QUAYSIDE_CONTACT',
    description: 'whom a push service may write to about this server',
    expected: 'an address that begins with mailto: or https:',
    is: isAddress('mailto:', 'https:'),
  }),
  vapidPublic: text({
    flag: 'vapid-public',
    valueName: 'key',
    variable: 'QUAYSIDE_VAPID_PUBLIC',
    description: 'the public key that browsers subscribe to pushes with; only together with the private one',
    defaultText: 'a pair made once and kept in the store',
    expected: 'a key as web-push prints it, 87 letters',
    is: (given) => given.length === 87 && BASE64URL.test(given),
  }),
  vapidPrivate: text({
    flag: 'vapid-private',
    valueName: 'key',
    variable: 'QUAYSIDE_VAPID_PRIVATE',
    description: 'the private key for pushes',
    defaultText: 'a pair made once and kept in the store',
    expected: 'a key as web-push prints it, 43 letters',
    secret: true,
    is: (given) => given.length === 43 && BASE64URL.test(given),
  }),
  privateWebhooks: flagSetting({
    flag: 'private-webhooks',
    variable: 'QUAYSIDE_PRIVATE_WEBHOOKS',
    description: 'let webhooks lead into the network of the server itself',
  }),
  operatorToken: text({
    flag: 'operator-token',
    valueName: 'secret',
    variable: 'QUAYSIDE_OPERATOR_TOKEN',
    description: 'what whoever runs the server shows to see what players may not',
    defaultText: 'one that is generated and kept in the store',
    expected: 'at least 32 letters, digits, - or _',
    secret: true,
    is: (given) => given.length >= 32 && BASE64URL.test(given),
  }),
  botThreads: integerSetting(1, 256, {
    flag: 'bot-threads',
    variable: 'QUAYSIDE_BOT_THREADS',
    description: 'the most threads that bots think in; more bots wait, people never do',
    defaultText: 'one less than there are cores',
  }),
  requestsPerMinute: wholeOr(600, 20, 1_000_000, {
    flag: 'requests-per-minute',
    variable: 'QUAYSIDE_REQUESTS_PER_MINUTE',
    description:
      'HTTP requests from one address in a minute; a twentieth of them where secrets and codes are tried',
  }),
  connectionsPerAddress: wholeOr(1000, 1, 1_000_000, {
    flag: 'connections-per-address',
    variable: 'QUAYSIDE_CONNECTIONS_PER_ADDRESS',
    description: 'sockets that are open to one address at a time',
  }),
  botSeconds: wholeOr(30, 1, 100_000, {
    flag: 'bot-seconds',
    variable: 'QUAYSIDE_BOT_SECONDS',
    description:
      'seconds of thinking a minute that the bots of one host may use before they come after all others',
  }),
  botConnections: wholeOr(3, 1, 1000, {
    flag: 'bot-connections',
    variable: 'QUAYSIDE_BOT_CONNECTIONS',
    description: 'connections at a time with one token of a program, through one process',
  }),
  notificationSeconds: wholeOr(10, 1, 25, {
    flag: 'notification-seconds',
    variable: 'QUAYSIDE_NOTIFICATION_SECONDS',
    description: 'how long all channels of one player may take together to deliver a notification',
  }),
  channelFailures: wholeOr(10, 1, 1000, {
    flag: 'channel-failures',
    variable: 'QUAYSIDE_CHANNEL_FAILURES',
    description:
      'how often in a row a channel may fail, counted once a minute at most, before it is switched off',
  }),
  jobAttempts: wholeOr(10, 1, 100, {
    flag: 'job-attempts',
    variable: 'QUAYSIDE_JOB_ATTEMPTS',
    description: 'how often a job may fail before it is given up and left to the operator',
  }),
  log: oneOf(LOG_LEVELS, 'warn', {
    flag: 'log',
    valueName: 'level',
    variable: 'QUAYSIDE_LOG',
    description: `what is written to the standard output, as JSON lines: ${LOG_LEVELS.join(', ')}`,
  }),
  ...QUOTA_SETTINGS,
  ...RETENTION_SETTINGS,
} as const

type SettingName = keyof typeof SETTINGS

export type Settings = {
  readonly [Name in SettingName]: (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never
}

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** The flags of a command line, by the name of the setting; `true` for one that was merely switched on. */
export type FlagValues = Readonly<Record<string, string | boolean | undefined>>

type Environment = Readonly<Record<string, string | undefined>>

/** What was given and where; an empty text counts as not given. */
const findValue = (
  name: keyof Settings,
  given: FlagValues,
  environment: Environment,
): { readonly text: string; readonly place: string } | null => {
  const { flag, variable } = SETTINGS[name]
  const word = given[name]
  if (word !== undefined && word !== '') return { text: String(word), place: `--${flag}` }
  const kept = environment[variable]
  return kept === undefined || kept === '' ? null : { text: kept, place: variable }
}

/** The command line counts more than the environment, and either more than what is otherwise. */
export const readSettings = (given: FlagValues, environment: Environment): Result<Settings> => {
  const settings: Record<string, unknown> = {}
  for (const name of SETTING_NAMES) {
    const { defaultValue: absent, parse: read, secret, expected: wants } = SETTINGS[name]
    const found = findValue(name, given, environment)
    const value = found === null ? absent : read(found.text)
    if (found !== null && value === null)
      return refused('serve-setting', { setting: found.place, value: secret ? '…' : found.text, wants })
    settings[name] = value
  }
  const whole = settings as unknown as Settings
  if ((whole.vapidPublic === null) !== (whole.vapidPrivate === null))
    return refused('serve-keys', { setting: '--vapid-public', other: '--vapid-private' })
  return accept(whole)
}

export type { LogLevel } from '../http/logger.ts'
export { quotaLimits, retentionLimits } from './limit-settings.ts'
export type { Setting } from './setting-types.ts'
