/** The tables that people look on at without a seat. */
import { accept, type Result } from '@quayside/kernel'
import type { Entered } from './open-rooms.ts'
import { Presence } from './presence.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'
import { type Shown, showLater } from './shown.ts'

export class Spectators {
  readonly #rooms: Rooms
  readonly #shown = new Map<Room, Promise<Result<Shown>>>()
  readonly #visits = new Presence<Room>()

  constructor(rooms: Rooms) {
    this.#rooms = rooms
  }

  /** The table as a spectator may see it, until they leave. */
  async watch(id: string): Promise<Result<Entered>> {
    const entered = await this.#rooms.enter(id)
    if (!entered.ok) return entered
    const { room: live, leave: leaveLive } = entered.value
    const { delay } = live.settings
    if (delay === undefined) return entered
    const showing = this.#shown.get(live) ?? showLater(live, delay, this.#rooms.ports)
    this.#shown.set(live, showing)
    const leaveShown = this.#visits.visit(live, () => this.#end(live, showing))
    const leave = (): void => {
      leaveShown()
      leaveLive()
    }
    try {
      const shown = await showing
      if (shown.ok) return accept({ room: shown.value.room, leave })
      leave()
      return shown
    } catch (problem) {
      leave()
      throw problem
    }
  }

  #end(live: Room, showing: Promise<Result<Shown>>): void {
    this.#shown.delete(live)
    showing.then(
      (shown) => {
        if (shown.ok) shown.value.end()
      },
      // Whoever wanted to look has heard why it failed.
      () => undefined,
    )
  }

  /** Shows everybody what is old enough by now. */
  async look(): Promise<void> {
    const looks = [...this.#shown.values()].map(async (showing) => {
      const shown = await showing
      if (shown.ok) await shown.value.look()
    })
    // One table that cannot be shown keeps no other one from it.
    await Promise.allSettled(looks)
  }
}
