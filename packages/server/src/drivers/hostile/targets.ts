/** What an attacker has got hold of. */
export interface Targets {
  readonly host: string
  readonly port: number
  /** Tables at which only honest people sit. */
  readonly rooms: readonly string[]
  /** What honest people's browsers would send along with a request that another page makes. */
  readonly cookies: readonly string[]
  /** Seats that are the attacker's own, with what was acknowledged there already. */
  readonly own: readonly OwnSeat[]
}

export interface OwnSeat {
  readonly room: string
  readonly key: string
  readonly done: readonly { readonly request: string; readonly at: number; readonly command: string }[]
}
