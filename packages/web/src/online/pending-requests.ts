/** What the page wishes for at a table, until the server has answered. */
import type { Refusal } from '@quayside/kernel'
import type { ClientMessage } from '@quayside/protocol'
import type { BackendMessage, PageMessage } from '@quayside/table/session/messages.ts'

export type Wish = Extract<ClientMessage, { readonly requestId: string }>

type RequestSource = Extract<PageMessage, { readonly kind: 'submit' | 'take-back' | 'talk' }>

/** A wish by its own name, for a table that stands `at` a position. */
export const createRequest = (message: RequestSource, request: string, at: number): Wish => {
  switch (message.kind) {
    case 'submit':
      return { kind: 'submit', requestId: request, expectedMove: message.at, command: message.command }
    case 'take-back':
      return { kind: 'undo', requestId: request, expectedMove: at, toMove: message.to }
    case 'talk': {
      const { talk } = message
      return talk.kind === 'vote-start' || talk.kind === 'vote'
        ? { ...talk, requestId: request, expectedMove: at }
        : { ...talk, requestId: request }
    }
  }
}

/** How the page hears that a wish was refused; null for a time zone, which is told without being asked for. */
const refusalKind = ({ kind }: Wish): 'refused' | 'talk-refused' | null => {
  if (kind === 'time-zone') return null
  return kind === 'submit' || kind === 'undo' ? 'refused' : 'talk-refused'
}

/** Those that are not answered yet, in the order they were wished for. */
export class PendingRequests {
  #wishes: readonly Wish[] = []

  get all(): readonly Wish[] {
    return this.#wishes
  }

  get isEmpty(): boolean {
    return this.#wishes.length === 0
  }

  add(wish: Wish): void {
    this.#wishes = [...this.#wishes, wish]
  }

  answered(request: string): void {
    this.#wishes = this.#wishes.filter((wish) => wish.requestId !== request)
  }

  /** What the page is told; null where it did not ask, or has been told already. */
  refused(request: string, refusal: Refusal): BackendMessage | null {
    const wish = this.#wishes.find((open) => open.requestId === request)
    this.answered(request)
    const kind = wish === undefined ? null : refusalKind(wish)
    return kind === null ? null : { kind, refusal }
  }

  forget(): void {
    this.#wishes = []
  }
}
