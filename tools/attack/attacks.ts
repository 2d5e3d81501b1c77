/** All attacks, by the id of the security finding that they reproduce. */
import type { StartAttack, TryAttack } from './attack.ts'
import { BotConnections } from './bot-connections.ts'
import { chooseSeed, farmRatings, readNames } from './rating-attacks.ts'
import { RequestIdAttack } from './request-id-attack.ts'
import { RoomFlood } from './room-flood.ts'
import { lookForSeed } from './seed-visibility.ts'
import { UndoFlood } from './undo-flood.ts'
import { WebhookAttack } from './webhook-attack.ts'

/** Attacks on shared resources, during which regular players are measured. */
export const LOAD_ATTACKS = {
  H1: (target) => RequestIdAttack.start(target),
  H2: (target) => WebhookAttack.start(target),
  H3: (target) => RoomFlood.start(target),
  M1: (target) => BotConnections.start(target),
  M6: (target) => UndoFlood.start(target),
} as const satisfies Readonly<Record<string, StartAttack>>

/** Attacks that either work or not. */
export const TRIED_ATTACKS = {
  C1: lookForSeed,
  M2: chooseSeed,
  M3: farmRatings,
  M4: readNames,
} as const satisfies Readonly<Record<string, TryAttack>>

export type LoadAttackName = keyof typeof LOAD_ATTACKS
export type TriedAttackName = keyof typeof TRIED_ATTACKS

/** M5 needs a server whose outgoing connections are watched. */
export type AttackName = LoadAttackName | TriedAttackName | 'M5'

export const ATTACKS: Readonly<Record<AttackName, string>> = {
  C1: 'the seed of a room, from outside',
  H1: 'request ids that the server uses itself',
  H2: 'webhooks that never answer',
  H3: 'rooms without end',
  M1: 'idle connections of programs',
  M2: 'a seed chosen by the host',
  M3: 'ratings from puppets',
  M4: 'names on the leaderboard',
  M5: 'webhooks into the own network',
  M6: 'moves taken back without end',
}

export const ATTACK_NAMES = Object.keys(ATTACKS) as readonly AttackName[]

export const isLoadAttack = (name: AttackName): name is LoadAttackName => name in LOAD_ATTACKS
