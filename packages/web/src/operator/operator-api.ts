/** HTTP requests of the operator page. The token is sent in a header, never in a URL. */
import type { Result } from '@quayside/kernel'
import type {
  AuditEntries,
  Ban,
  JobState,
  NewBan,
  OperatorChannels,
  OperatorJobs,
  OperatorOverview,
  OperatorPlayer,
  OperatorPlayers,
  OperatorQuotaHits,
  OperatorRooms,
} from '@quayside/protocol'
import { request } from '../online/api.ts'

type Done = Promise<Result<void>>

/** Reported chat messages. */
export interface ListedReport {
  readonly id: string
  readonly room: string
  readonly author: string
  readonly name: string
  readonly reporterName: string
  readonly text: string
  readonly messageCreatedAt: number
  readonly reason: string
  readonly createdAt: number
}

interface RoomFilter {
  readonly search: string
  readonly game: string
  readonly state: string
}

const queryOf = (fields: Readonly<Record<string, string | null>>): string => {
  const filled = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, value]],
  )
  const query = new URLSearchParams(filled).toString()
  return query === '' ? '' : `?${query}`
}

/** The operator requests with one token. */
export class OperatorApi {
  readonly #token: string

  constructor(token: string) {
    this.#token = token
  }

  overview(): Promise<Result<OperatorOverview>> {
    return this.#ask('overview')
  }

  reports(): Promise<Result<readonly ListedReport[]>> {
    return this.#ask('reports')
  }

  resolveReport(id: string, reason: string): Done {
    return this.#ask(`reports/${id}`, { reason }, 'DELETE')
  }

  rooms(filter: RoomFilter, cursor: string | null): Promise<Result<OperatorRooms>> {
    return this.#ask(`rooms${queryOf({ ...filter, cursor })}`)
  }

  closeRoom(room: string, reason: string): Done {
    return this.#ask(`rooms/${room}/close`, { reason })
  }

  removeRoom(room: string, reason: string): Done {
    return this.#ask(`rooms/${room}`, { reason }, 'DELETE')
  }

  players(search: string, cursor: string | null): Promise<Result<OperatorPlayers>> {
    return this.#ask(`players${queryOf({ search, cursor })}`)
  }

  renamePlayer(id: string, name: string, reason: string): Promise<Result<OperatorPlayer>> {
    return this.#ask(`players/${id}`, { name, reason }, 'PATCH')
  }

  bans(): Promise<Result<readonly Ban[]>> {
    return this.#ask('bans')
  }

  ban(ban: NewBan): Promise<Result<Ban>> {
    return this.#ask('bans', ban)
  }

  unban(id: string, reason: string): Done {
    return this.#ask(`bans/${id}`, { reason }, 'DELETE')
  }

  jobs(state: JobState): Promise<Result<OperatorJobs>> {
    return this.#ask(`jobs${queryOf({ state })}`)
  }

  retryJob(id: string, reason: string): Done {
    return this.#ask(`jobs/${id}/retry`, { reason })
  }

  deleteJob(id: string, reason: string): Done {
    return this.#ask(`jobs/${id}`, { reason }, 'DELETE')
  }

  channels(): Promise<Result<OperatorChannels>> {
    return this.#ask('channels')
  }

  quotaHits(): Promise<Result<OperatorQuotaHits>> {
    return this.#ask('quota-hits')
  }

  audit(cursor: string | null): Promise<Result<AuditEntries>> {
    return this.#ask(`audit${queryOf({ cursor })}`)
  }

  #ask<Answer>(path: string, body?: unknown, method?: string): Promise<Result<Answer>> {
    return request(`operator/${path}`, body, method, { authorization: `Bearer ${this.#token}` })
  }
}
