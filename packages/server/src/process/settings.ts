/** Everything that whoever runs a server may decide; `docs/hosting/settings.md` is checked against it. */
import { accept, type Result, refused } from '@quayside/kernel'
import { LOG_LEVELS } from '../http/log-options.ts'
import { QUOTA_SETTINGS, RETENTION_SETTINGS } from './limit-settings.ts'
import { oneOf, onOrOff, type Setting, text, textOr, whole, wholeOr } from './setting-types.ts'

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
  port: whole(0, 65_535, {
    flag: 'port',
    variable: 'PORT',
    about: 'the port to listen on',
    otherwise: '8080, or the next free one',
  }),
  host: textOr('localhost', {
    flag: 'host',
    hint: 'address',
    variable: 'QUAYSIDE_HOST',
    about: 'the address to listen on; 0.0.0.0 lets other machines in',
    wants: 'a name or an address of this machine',
    is: (given) => /^[\w.:-]+$/.test(given),
  }),
  store: textOr('quayside-data/quayside.db', {
    flag: 'store',
    hint: 'place',
    variable: 'QUAYSIDE_STORE',
    about: 'where tables are kept: a file, or postgres://user:password@host/database',
    wants: 'a file, or an address that begins with postgres://',
    secret: true,
    is: (given) =>
      isFilled(given) && (!/^\w+:\/\//.test(given) || isAddress('postgres:', 'postgresql:')(given)),
  }),
  address: text({
    flag: 'address',
    hint: 'origin',
    variable: 'QUAYSIDE_ADDRESS',
    about: 'what people type to come here, as https://quayside.example; passkeys and links need it',
    otherwise: 'the host and port',
    wants: 'an address such as https://quayside.example with nothing behind the name',
    is: isOrigin,
  }),
  trustProxy: text({
    flag: 'trust-proxy',
    hint: 'addresses',
    variable: 'QUAYSIDE_TRUST_PROXY',
    about:
      'the proxies in front, whose word on who asks is believed: addresses or networks with commas between',
    wants: 'addresses or networks such as 127.0.0.1,10.0.0.0/8',
    is: (given) => given.split(',').every((one) => /^[\da-fA-F.:]+(?:\/\d{1,3})?$/.test(one.trim())),
  }),
  site: text({
    flag: 'site',
    hint: 'folder',
    variable: 'QUAYSIDE_SITE',
    about: 'a built site to serve as it is',
    otherwise: 'the own one, built when it is stale',
    wants: 'a folder',
    is: isFilled,
  }),
  siteOnly: onOrOff({
    flag: 'site-only',
    variable: 'QUAYSIDE_SITE_ONLY',
    about: 'the site alone: games at one screen and against bots, nothing online',
  }),
  smtp: text({
    flag: 'smtp',
    hint: 'address',
    variable: 'QUAYSIDE_SMTP',
    about: 'the mail server: smtp://user:password@host:port',
    otherwise: 'no mail is sent',
    wants: 'an address that begins with smtp:// or smtps://',
    secret: true,
    is: isAddress('smtp:', 'smtps:'),
  }),
  mailFrom: textOr('Quayside <quayside@localhost>', {
    flag: 'mail-from',
    hint: 'sender',
    variable: 'QUAYSIDE_MAIL_FROM',
    about: 'who mails come from',
    wants: 'a sender such as Quayside <quayside@example.org>',
    is: (given) => /^[^\r\n]+@[^\r\n]+$/.test(given),
  }),
  contact: textOr('mailto:quayside@localhost', {
    flag: 'contact',
    hint: 'address',
    variable: 'QUAYSIDE_CONTACT',
    about: 'whom a push service may write to about this server',
    wants: 'an address that begins with mailto: or https:',
    is: isAddress('mailto:', 'https:'),
  }),
  vapidPublic: text({
    flag: 'vapid-public',
    hint: 'key',
    variable: 'QUAYSIDE_VAPID_PUBLIC',
    about: 'the public key that browsers subscribe to pushes with; only together with the private one',
    otherwise: 'a pair made once and kept in the store',
    wants: 'a key as web-push prints it, 87 letters',
    is: (given) => given.length === 87 && BASE64URL.test(given),
  }),
  vapidPrivate: text({
    flag: 'vapid-private',
    hint: 'key',
    variable: 'QUAYSIDE_VAPID_PRIVATE',
    about: 'the private key for pushes',
    otherwise: 'a pair made once and kept in the store',
    wants: 'a key as web-push prints it, 43 letters',
    secret: true,
    is: (given) => given.length === 43 && BASE64URL.test(given),
  }),
  privateWebhooks: onOrOff({
    flag: 'private-webhooks',
    variable: 'QUAYSIDE_PRIVATE_WEBHOOKS',
    about: 'let webhooks lead into the network of the server itself',
  }),
  operatorToken: text({
    flag: 'operator-token',
    hint: 'secret',
    variable: 'QUAYSIDE_OPERATOR_TOKEN',
    about: 'what whoever runs the server shows to see what players may not',
    otherwise: 'one that is generated and kept in the store',
    wants: 'at least 32 letters, digits, - or _',
    secret: true,
    is: (given) => given.length >= 32 && BASE64URL.test(given),
  }),
  botThreads: whole(1, 256, {
    flag: 'bot-threads',
    variable: 'QUAYSIDE_BOT_THREADS',
    about: 'the most threads that bots think in; more bots wait, people never do',
    otherwise: 'one less than there are cores',
  }),
  requestsPerMinute: wholeOr(600, 20, 1_000_000, {
    flag: 'requests-per-minute',
    variable: 'QUAYSIDE_REQUESTS_PER_MINUTE',
    about:
      'HTTP requests from one address in a minute; a twentieth of them where secrets and codes are tried',
  }),
  connectionsPerAddress: wholeOr(1000, 1, 1_000_000, {
    flag: 'connections-per-address',
    variable: 'QUAYSIDE_CONNECTIONS_PER_ADDRESS',
    about: 'sockets that are open to one address at a time',
  }),
  botSeconds: wholeOr(30, 1, 100_000, {
    flag: 'bot-seconds',
    variable: 'QUAYSIDE_BOT_SECONDS',
    about: 'seconds of thinking a minute that the bots of one host may use before they come after all others',
  }),
  botConnections: wholeOr(3, 1, 1000, {
    flag: 'bot-connections',
    variable: 'QUAYSIDE_BOT_CONNECTIONS',
    about: 'connections at a time with one token of a program, through one process',
  }),
  notificationSeconds: wholeOr(10, 1, 25, {
    flag: 'notification-seconds',
    variable: 'QUAYSIDE_NOTIFICATION_SECONDS',
    about: 'how long all channels of one player may take together to deliver a notification',
  }),
  channelFailures: wholeOr(10, 1, 1000, {
    flag: 'channel-failures',
    variable: 'QUAYSIDE_CHANNEL_FAILURES',
    about: 'how often in a row a channel may fail, counted once a minute at most, before it is switched off',
  }),
  jobAttempts: wholeOr(10, 1, 100, {
    flag: 'job-attempts',
    variable: 'QUAYSIDE_JOB_ATTEMPTS',
    about: 'how often a job may fail before it is given up and left to the operator',
  }),
  log: oneOf(LOG_LEVELS, 'warn', {
    flag: 'log',
    hint: 'level',
    variable: 'QUAYSIDE_LOG',
    about: `what is written to the standard output, as JSON lines: ${LOG_LEVELS.join(', ')}`,
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

/** What was given and where; an empty text is no wish. */
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
    const { absent, read, secret, wants } = SETTINGS[name]
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

export type { LogLevel } from '../http/log-options.ts'
export { quotaLimits, retentionLimits } from './limit-settings.ts'
export type { Setting } from './setting-types.ts'
