/** Work that a server repeats at fixed intervals while it runs. */
import type { RecentAddresses } from '../moderation/address-range.ts'
import type { BanList } from '../moderation/ban-list.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { Quotas } from '../quotas/quotas.ts'
import type { Rooms } from '../room/rooms.ts'
import type { SessionServices } from '../session/join-room.ts'
import type { ServerReports } from './server-reports.ts'

/** How often delayed spectators are sent the entries that have become old enough. */
const REFRESH_SPECTATORS_MS = 1000
/** How often other nodes are asked again about the players they reported as present. */
const REFRESH_PRESENCE_MS = 60_000

/** How often quota hits are stored. */
const FLUSH_QUOTAS_MS = 10_000

/** How often bans are reloaded, in case a cluster message was lost. */
const RELOAD_BANS_MS = 60_000

/** How often wrong operator tokens are written to the audit log. */
const RECORD_WRONG_TOKENS_MS = 10 * 60_000

interface PeriodicPorts {
  readonly rooms: Rooms
  readonly services: SessionServices
  readonly quotas: Quotas
  readonly bans: BanList
  readonly moderation: Moderation
  readonly addresses: RecentAddresses
  readonly reports: ServerReports
}

export class PeriodicWork {
  readonly #ports: PeriodicPorts
  #timers: readonly NodeJS.Timeout[] = []

  constructor(ports: PeriodicPorts) {
    this.#ports = ports
  }

  start(): void {
    const { rooms, services, addresses } = this.#ports
    this.#timers = [
      setInterval(() => void services.spectators.refresh(), REFRESH_SPECTATORS_MS),
      setInterval(() => void rooms.refreshPresence().catch(() => undefined), REFRESH_PRESENCE_MS),
      setInterval(() => void this.#flushQuotas(), FLUSH_QUOTAS_MS),
      setInterval(() => {
        void this.reloadBans()
        addresses.forgetOld()
      }, RELOAD_BANS_MS),
      setInterval(() => void this.#recordWrongTokens(), RECORD_WRONG_TOKENS_MS),
    ]
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
  }

  /** Does at once what can be due. */
  async run(): Promise<void> {
    await this.#ports.services.spectators.refresh()
    await this.reloadBans()
    await this.writePending()
  }

  reloadBans(): Promise<void> {
    const { bans, reports } = this.#ports
    return bans.reload().catch((problem: unknown) => reports.bansNotReloaded(problem))
  }

  /** Writes what is only written from time to time. */
  async writePending(): Promise<void> {
    await this.#flushQuotas()
    await this.#recordWrongTokens()
  }

  #flushQuotas(): Promise<void> {
    const { quotas, reports } = this.#ports
    return quotas.flush().catch((problem: unknown) => reports.quotasNotStored(problem))
  }

  #recordWrongTokens(): Promise<void> {
    const { moderation, reports } = this.#ports
    return moderation.recordWrongTokens().catch((problem: unknown) => reports.auditNotWritten(problem))
  }
}
