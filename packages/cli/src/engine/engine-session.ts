/** One session of the JSON-lines engine: every line of input gets exactly one reply. */

import { CliError, cliError, excerpt } from '../cli-error.ts'
import { errorJson } from '../error-text.ts'
import { GAMES } from '../games/game-registry.ts'
import { LANGUAGES, type Language, languageFor } from '../language.ts'
import { VERSION } from '../version.ts'
import { type EngineContext, type Method, type MethodReply, method } from './method.ts'
import { OpenGames } from './open-games.ts'
import { OPEN_METHODS } from './open-methods.ts'
import { PLAY_METHODS } from './play-methods.ts'
import { QUERY_METHODS } from './query-methods.ts'
import type { InputLine } from './read-lines.ts'
import { MAX_LINE_BYTES, MAX_OPEN_GAMES, Params, PROTOCOLS, parseRequest } from './request.ts'

const NEWEST_PROTOCOL = Math.max(...PROTOCOLS)

const hello = method(
  (params) => ({
    protocol: params.optionalWhole('protocol') ?? NEWEST_PROTOCOL,
    lang: params.optionalText('lang'),
  }),
  (context, { protocol, lang }) => {
    if (!PROTOCOLS.includes(protocol))
      throw cliError('unsupported-protocol', { protocol, known: PROTOCOLS.map(String) })
    if (lang !== undefined) context.language = languageFor(lang)
    return {
      protocol,
      program: 'quayside',
      version: VERSION,
      lang: context.language,
      languages: LANGUAGES,
      games: GAMES.map(({ rules, players }) => ({ game: rules.game, rules: rules.version, players })),
      limits: { line: MAX_LINE_BYTES, games: MAX_OPEN_GAMES },
    }
  },
)

const quit = method(
  () => null,
  (context) => {
    context.isQuitting = true
    return { bye: true }
  },
)

const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries({ hello, ...OPEN_METHODS, ...PLAY_METHODS, ...QUERY_METHODS, quit }),
)

const METHOD_NAMES: readonly string[] = [...METHODS.keys()]

/** Names of version 1, for programs written before version 2. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['why', 'check'],
  ['take-back', 'undo'],
  ['take-back-limit', 'undo-limit'],
])

export class EngineSession implements EngineContext {
  readonly openGames = new OpenGames()
  language: Language
  isQuitting = false

  constructor(language: Language) {
    this.language = language
  }

  async answer(line: InputLine): Promise<string> {
    const request = parseRequest(line)
    const { id } = request
    try {
      if (request.problem) throw request.problem
      return JSON.stringify({ id, result: await this.#execute(request.method, request.params) })
    } catch (problem) {
      // An internal error must not end the session.
      const { report } = problem instanceof CliError ? problem : cliError('internal-error')
      return JSON.stringify({ id, error: await errorJson(this.language, report) })
    }
  }

  async #execute(name: string, params: Readonly<Record<string, unknown>>): Promise<MethodReply> {
    const handler = METHODS.get(FORMER_NAMES.get(name) ?? name)
    if (!handler) throw cliError('unknown-method', { method: excerpt(name), known: METHOD_NAMES })
    return handler(this, new Params(params))
  }
}
