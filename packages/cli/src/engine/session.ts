/** Answers one line of JSON with one line of JSON, whatever the line holds. */
import { GAMES } from '../games/registry.ts'
import { LANGUAGES, type Language, languageFor } from '../language.ts'
import { tellComplaint } from '../message.ts'
import { excerpt, Trouble, trouble } from '../trouble.ts'
import { VERSION } from '../version.ts'
import { LINE_LIMIT, PROTOCOL, TABLE_LIMIT } from './limits.ts'
import type { Line } from './lines.ts'
import { LOOKING } from './looking.ts'
import { type Desk, type Method, method, type Reply } from './method.ts'
import { OPENING } from './opening.ts'
import { Params } from './params.ts'
import { PLAYING } from './playing.ts'
import { parseRequest } from './request.ts'
import { Tables } from './tables.ts'

const hello = method(
  (params) => ({
    protocol: params.optionalWhole('protocol') ?? PROTOCOL,
    lang: params.optionalText('lang'),
  }),
  (desk, { protocol, lang }) => {
    if (protocol !== PROTOCOL) throw trouble('unsupported-protocol', { protocol, known: [PROTOCOL] })
    if (lang !== undefined) desk.language = languageFor(lang)
    return {
      protocol: PROTOCOL,
      program: 'quayside',
      version: VERSION,
      lang: desk.language,
      languages: LANGUAGES,
      games: GAMES.map(({ rules, players }) => ({ game: rules.game, rules: rules.version, players })),
      limits: { line: LINE_LIMIT, games: TABLE_LIMIT },
    }
  },
)

const quit = method(
  () => null,
  (desk) => {
    desk.leaving = true
    return { bye: true }
  },
)

const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries({ hello, ...OPENING, ...PLAYING, ...LOOKING, quit }),
)

const METHOD_NAMES: readonly string[] = [...METHODS.keys()]

export class Session implements Desk {
  readonly tables = new Tables()
  language: Language
  leaving = false

  constructor(language: Language) {
    this.language = language
  }

  async answer(line: Line): Promise<string> {
    const request = parseRequest(line)
    const { id } = request
    try {
      if (request.problem) throw request.problem
      return JSON.stringify({ id, result: await this.#carryOut(request.method, request.params) })
    } catch (problem) {
      // A session outlives every mistake, ours included.
      const { complaint } = problem instanceof Trouble ? problem : trouble('internal-error')
      return JSON.stringify({ id, error: await tellComplaint(this.language, complaint) })
    }
  }

  async #carryOut(name: string, params: Readonly<Record<string, unknown>>): Promise<Reply> {
    const wanted = METHODS.get(name)
    if (!wanted) throw trouble('unknown-method', { method: excerpt(name), known: METHOD_NAMES })
    return wanted(this, new Params(params))
  }
}
