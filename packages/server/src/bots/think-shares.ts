/**
 * Priority of bot decisions. Bot time is charged to the host of a room and to the address it was opened from. Hosts over
 * their budget, and hosts with many open requests, come after the others.
 */
import { OwnerBudgets } from '../jobs/fair-queue.ts'
import type { BotMoveRequest } from './bot-turns.ts'

export interface OwnedQuestion extends Pick<BotMoveRequest, 'room' | 'owner'> {
  /** The address that the room was opened from; null when unknown. */
  readonly address: string | null
}

/** An address may use the time of half the threads, because a whole club may share it. */
const ADDRESS_SHARE = 1 / 2
/** The fraction of a minute's budget that may be used in one burst. */
const BURST_SHARE = 1 / 4
/** More open requests than this make a group a crowd; a group with this many times those of another gives way to it. */
const CROWD = 2

const budgetOf = (seconds: number) => ({ minuteMs: seconds * 1000, burstMs: seconds * 1000 * BURST_SHARE })

/** Without a known address the host is its own group. */
const addressGroup = ({ address, owner }: OwnedQuestion): string => `address ${address ?? owner}`
const ownerGroup = ({ owner }: OwnedQuestion): string => `owner ${owner}`

export class ThinkShares {
  readonly #budgets: Readonly<Record<string, OwnerBudgets>>
  /** The number of open requests of each group, waiting or running. */
  readonly #open = new Map<string, number>()

  constructor(ownerSeconds: number, threads: number, now: () => number) {
    this.#budgets = {
      owner: new OwnerBudgets(budgetOf(ownerSeconds), now),
      address: new OwnerBudgets(budgetOf(60 * threads * ADDRESS_SHARE), now),
    }
  }

  /** The groups of a request in the fair queue, from the largest to the smallest. */
  path(question: OwnedQuestion): readonly string[] {
    return [addressGroup(question), ownerGroup(question), `room ${question.room}`]
  }

  asked(question: OwnedQuestion): void {
    for (const group of [addressGroup(question), ownerGroup(question)])
      this.#open.set(group, this.#openIn(group) + 1)
  }

  answered(question: OwnedQuestion): void {
    for (const group of [addressGroup(question), ownerGroup(question)]) {
      const left = this.#openIn(group) - 1
      if (left > 0) this.#open.set(group, left)
      else this.#open.delete(group)
    }
  }

  charge(question: OwnedQuestion, milliseconds: number): void {
    this.#budgets['owner']?.spend(question.owner, milliseconds)
    if (question.address !== null) this.#budgets['address']?.spend(question.address, milliseconds)
  }

  isOver(question: OwnedQuestion): boolean {
    return this.path(question).some((group) => this.isOverBudget(group))
  }

  isOverBudget(group: string): boolean {
    const [level = '', ...name] = group.split(' ')
    return this.#budgets[level]?.isOver(name.join(' ')) === true
  }

  /** Whether a group has many open requests at the same time. */
  isCrowd(group: string): boolean {
    return this.#openIn(group) > CROWD
  }

  /** Whether a running decision is cut short for a waiting one. */
  givesWay(thinking: OwnedQuestion, waiting: OwnedQuestion): boolean {
    const [isOver, isWaitingOver] = [this.isOver(thinking), this.isOver(waiting)]
    if (isOver !== isWaitingOver) return isOver
    const isSameAddress = addressGroup(thinking) === addressGroup(waiting)
    const group = isSameAddress ? ownerGroup : addressGroup
    return this.#openIn(group(thinking)) > CROWD * this.#openIn(group(waiting))
  }

  #openIn(group: string): number {
    return this.#open.get(group) ?? 0
  }
}
