/** The games that a program offers, by id. An unlisted game is refused, never replaced by another. */
import { type AnyRules, accept, type Result, refused, type VersionCode, versionAmong } from '@quayside/kernel'
import type { AnyManifest } from './manifest.ts'

export type UnknownGame = 'unknown-game'

export class Games {
  readonly all: readonly AnyManifest[]
  readonly ids: readonly string[]

  constructor(all: readonly AnyManifest[]) {
    this.all = all
    this.ids = all.map(({ id }) => id)
  }

  has(id: string): boolean {
    return this.ids.includes(id)
  }

  get(id: string): Result<AnyManifest, UnknownGame> {
    const found = this.all.find((game) => game.id === id)
    return found === undefined ? refused('unknown-game', { game: id, known: this.ids }) : accept(found)
  }

  async rules(id: string, version: number | null): Promise<Result<AnyRules, UnknownGame | VersionCode>> {
    const game = this.get(id)
    if (!game.ok) return game
    const load = versionAmong(game.value.rules, version)
    return load.ok ? accept(await load.value()) : load
  }
}
