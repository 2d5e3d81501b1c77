import { leHavre, VERSIONS } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'
import type { Contender } from './rows.ts'

const havre = (players: number, version: string): Contender => ({
  name: `Le Havre ${players}p ${version}`,
  rules: leHavre,
  options: { players, version },
})

const row = (players: number): Contender => ({
  name: `Packet Row ${players}p`,
  rules: packetRow,
  options: { players },
})

export const LE_HAVRE_3 = havre(3, 'full')
export const LE_HAVRE_4 = havre(4, 'full')
export const LE_HAVRE_5 = havre(5, 'full')
export const PACKET_ROW_3 = row(3)

/** Every set-up of every game. */
export const SET_UPS: readonly Contender[] = [
  ...VERSIONS.flatMap((version) => [1, 2, 3, 4, 5].map((players) => havre(players, version))),
  ...[2, 3, 4, 5].map(row),
]
