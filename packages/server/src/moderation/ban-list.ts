/** The bans in force, cached on this node: every request and connection is checked against them. */
import type { Refusal } from '@quayside/kernel'
import type { BanRepository, EffectiveBan } from '../storage/moderation-repository.ts'
import { parseRange, RangeMap } from './address-range.ts'

/** The client of a request. */
export interface Visitor {
  readonly player: string | null
  readonly ip: string
}

interface BanListPorts {
  readonly bans: Pick<BanRepository, 'effective'>
  readonly now: () => number
  /** Called when the bans changed: open connections are checked again. */
  readonly changed: () => void
}

/** The refusal of a banned player; `until` is absent for a ban without an end. */
const banRefusal = ({ reason, expires_at: until }: EffectiveBan): Refusal => ({
  code: 'banned',
  params: { reason, ...(until === null ? {} : { until }) },
})

export class BanList {
  readonly #ports: BanListPorts
  #players: ReadonlyMap<string, EffectiveBan> = new Map()
  #ranges = new RangeMap<EffectiveBan>()
  #known = '[]'
  #size = 0
  /** Reloads are serialised, so that an older answer cannot overwrite a newer one. */
  #last: Promise<void> = Promise.resolve()

  constructor(ports: BanListPorts) {
    this.#ports = ports
  }

  get size(): number {
    return this.#size
  }

  /** Reloads the bans; expired ones are deleted. */
  reload(): Promise<void> {
    const reading = this.#last.then(() => this.#read())
    this.#last = reading.catch(() => undefined)
    return reading
  }

  /** The ban refusal; null for no ban. */
  refusalFor({ player, ip }: Visitor): Refusal | null {
    return (player === null ? null : this.playerRefusal(player)) ?? this.addressRefusal(ip)
  }

  playerRefusal(player: string): Refusal | null {
    return this.#refusal(this.#players.get(player))
  }

  addressRefusal(ip: string): Refusal | null {
    return this.#refusal(this.#ranges.find(ip) ?? undefined)
  }

  #refusal(ban: EffectiveBan | undefined): Refusal | null {
    if (ban === undefined) return null
    return ban.expires_at !== null && ban.expires_at <= this.#ports.now() ? null : banRefusal(ban)
  }

  async #read(): Promise<void> {
    const bans = await this.#ports.bans.effective(this.#ports.now())
    const known = JSON.stringify(bans)
    if (known === this.#known) return
    this.#known = known
    this.#size = bans.length
    this.#players = new Map(bans.flatMap((ban) => ban.players.map((player) => [player, ban] as const)))
    this.#ranges = new RangeMap()
    for (const ban of bans) {
      const range = ban.address_range === null ? null : parseRange(ban.address_range)
      if (range?.ok) this.#ranges.set(range.value, ban)
    }
    this.#ports.changed()
  }
}
