/** Inside the larger packages: which folders a folder may not know. Each of their folders has a line here. */
import { posix } from 'node:path'

type Strangers = Readonly<Record<string, readonly string[]>>

const LE_HAVRE: Strangers = {
  catalogue: ['actions', 'payment', 'turn', 'notation', 'explain', 'position'],
  state: ['actions', 'payment', 'turn', 'notation', 'explain', 'position'],
  payment: ['actions', 'turn', 'notation', 'explain', 'position'],
  // Actions and turns know each other: a visit ends a turn, and some actions are visits.
  actions: ['notation', 'explain', 'position'],
  turn: ['notation', 'explain', 'position'],
  notation: ['actions', 'explain', 'position'],
  explain: ['position'],
  position: ['explain'],
  testing: [],
}

/** Whoever keeps something knows nothing of those who play, and those who play nothing of the wire. */
const SERVER: Strangers = {
  storage: [
    'rooms',
    'quotas',
    'retention',
    'chat',
    'notify',
    'errands',
    'accounts',
    'bots-api',
    'live',
    'http',
    'moderation',
    'operate',
  ],
  errands: ['rooms', 'chat', 'notify', 'pace', 'ratings', 'accounts', 'bots-api', 'live', 'http'],
  retention: ['live', 'http', 'operate'],
  quotas: ['rooms', 'retention', 'chat', 'notify', 'pace', 'accounts', 'live', 'http', 'operate'],
  pace: ['accounts', 'live', 'http', 'operate'],
  notify: ['accounts', 'live', 'http', 'operate'],
  ratings: ['accounts', 'live', 'http', 'operate'],
  chat: ['accounts', 'live', 'http', 'operate'],
  rooms: ['accounts', 'live', 'http', 'operate'],
  accounts: ['live', 'http', 'operate'],
  'bots-pool': ['live', 'http', 'operate'],
  'bots-api': ['http', 'operate'],
  live: ['http', 'operate'],
  http: ['operate'],
  operate: ['live', 'http'],
  moderation: ['accounts', 'bots-api', 'live', 'http', 'operate'],
  metrics: ['rooms', 'live', 'http', 'operate'],
  settings: ['storage', 'rooms', 'live', 'http', 'operate'],
  testing: [],
}

const AROUND = ['learning', 'replay', 'rules', 'text-board']

/** What is played, seen and kept is the same for both games; only their own folders know the cards. */
const WEB: Strangers = {
  styles: ['icons', 'host', 'state', 'table', 'le-havre', 'packet-row', 'shell', 'online', 'rehearsal'],
  icons: ['host', 'state', 'table', 'le-havre', 'packet-row', 'shell', 'online', 'rehearsal', ...AROUND],
  // The worker plays the lessons too, so it knows their moves.
  host: ['state', 'table', 'le-havre', 'packet-row', 'shell', 'online', 'rehearsal', 'replay', 'text-board'],
  state: ['table', 'le-havre', 'packet-row', 'shell', 'rehearsal', 'replay', 'rules', 'text-board'],
  charts: ['table', 'le-havre', 'packet-row', 'online', 'rehearsal', ...AROUND],
  table: ['le-havre', 'packet-row', 'learning', 'replay', 'text-board'],
  rehearsal: ['le-havre', 'packet-row', 'online', 'shell', ...AROUND],
  'le-havre': ['packet-row', ...AROUND],
  'packet-row': ['le-havre', ...AROUND],
  online: ['table', 'rehearsal', ...AROUND],
  operator: ['table', 'le-havre', 'packet-row', 'rehearsal', ...AROUND],
  shell: [],
  learning: ['le-havre', 'packet-row', 'online', 'rehearsal', 'replay', 'rules'],
  replay: ['learning', 'rehearsal', 'rules'],
  rules: ['learning', 'online', 'rehearsal', 'replay', 'text-board'],
  'text-board': ['learning'],
}

const PACKAGES: Readonly<Record<string, Strangers>> = { 'le-havre': LE_HAVRE, server: SERVER, web: WEB }

/** What is wrong with the imports of one source file between the folders of its package. */
export const faultsOfFolders = (path: string, imports: readonly string[]): string[] => {
  const [, home = '', , folder = '', ...inside] = path.split('/')
  const strangers = PACKAGES[home]
  if (strangers === undefined || inside.length === 0) return []
  const mayNotKnow = strangers[folder]
  if (mayNotKnow === undefined) return [`folder ${folder} has no line in tests/folders.ts`]
  const known = imports
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name).split('/')[3] ?? '')
  return [...new Set(known)].flatMap((other) =>
    mayNotKnow.includes(other) ? `${folder} may not know ${other}` : [],
  )
}
