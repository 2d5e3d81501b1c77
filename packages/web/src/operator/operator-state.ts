/** The operator's token, stored for this tab only, and the state of the lists. */
import type { Refusal, Result } from '@quayside/kernel'
import type { OperatorOverview } from '@quayside/protocol'
import { create } from 'zustand'
import { OperatorApi } from './operator-api.ts'

const KEY = 'quayside.operatorToken'

interface OperatorState {
  /** Null until the server has accepted a token. */
  readonly api: OperatorApi | null
  readonly overview: OperatorOverview | null
  /** Tries a token; returns the refusal if the server does not accept it. */
  readonly signIn: (token: string) => Promise<Refusal | null>
  readonly signOut: () => void
  readonly refresh: () => Promise<void>
}

const loadToken = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Without storage, the token must be entered again after a reload. */
const saveToken = (token: string | null): void => {
  try {
    if (token === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, token)
  } catch {}
}

const apiOf = (token: string | null): OperatorApi | null => (token === null ? null : new OperatorApi(token))

export const useOperator = create<OperatorState>()((set, get) => ({
  api: apiOf(loadToken()),
  overview: null,
  signIn: async (token) => {
    const api = new OperatorApi(token)
    const overview = await api.overview()
    if (!overview.ok) return overview.refusal
    saveToken(token)
    set({ api, overview: overview.value })
    return null
  },
  signOut: () => {
    saveToken(null)
    set({ api: null, overview: null })
  },
  refresh: async () => {
    const overview = await get().api?.overview()
    if (overview?.ok) set({ overview: overview.value })
    else if (overview?.refusal.code === 'operator-only') get().signOut()
  },
}))

/** Only for components of a signed-in operator. */
export const useOperatorApi = (): OperatorApi => {
  const api = useOperator((operator) => operator.api)
  if (api === null) throw new Error('drawn without an operator token')
  return api
}

/** Runs an action and then refreshes the counts. */
export const andRefresh = async <Value>(done: Promise<Result<Value>>): Promise<Result<Value>> => {
  const result = await done
  if (result.ok) await useOperator.getState().refresh()
  return result
}
