/** The tables that people look on at without a seat. */
import { accept, type Result } from '@quayside/kernel'
import type { Room, RoomPorts } from './room.ts'
import { type Shown, showLater } from './shown.ts'

export interface Entered {
  readonly room: Room
  readonly leave: () => void
}

export class Watching {
  readonly #enter: (id: string) => Promise<Result<Entered>>
  readonly #ports: RoomPorts
  readonly #shown = new Map<Room, { readonly shown: Promise<Result<Shown>>; guests: number }>()

  constructor(enter: (id: string) => Promise<Result<Entered>>, ports: RoomPorts) {
    this.#enter = enter
    this.#ports = ports
  }

  /** The table as a spectator may see it, until they leave. */
  async watch(id: string): Promise<Result<Entered>> {
    const entered = await this.#enter(id)
    if (!entered.ok) return entered
    const { room: live, leave } = entered.value
    const { delay } = live.settings
    if (delay === undefined) return entered
    const known = this.#shown.get(live) ?? { shown: showLater(live, delay, this.#ports), guests: 0 }
    this.#shown.set(live, known)
    known.guests++
    const go = (): void => {
      known.guests--
      if (known.guests === 0) {
        this.#shown.delete(live)
        known.shown.then(
          (shown) => {
            if (shown.ok) shown.value.end()
          },
          () => undefined,
        )
      }
      leave()
    }
    const shown = await known.shown.catch((problem: unknown) => {
      go()
      throw problem
    })
    if (!shown.ok) {
      go()
      return shown
    }
    let here = true
    return accept({
      room: shown.value.room,
      leave: () => {
        if (here) go()
        here = false
      },
    })
  }

  /** Shows everybody what is old enough by now. */
  async look(): Promise<void> {
    const looks = [...this.#shown.values()].map(async ({ shown }) => {
      const loaded = await shown
      if (loaded.ok) await loaded.value.look()
    })
    // One table that cannot be shown keeps no other one from it.
    await Promise.allSettled(looks)
  }
}
