/** Requests to a room that the server has not answered yet; they are repeated after a reconnect under the same id. */
import type { Refusal } from '@quayside/kernel'
import type { ClientMessage } from '@quayside/protocol'
import type { BackendMessage, PageMessage } from '@quayside/table/session/messages.ts'

export type RequestMessage = Extract<ClientMessage, { readonly requestId: string }>

type RequestSource = Extract<PageMessage, { readonly kind: 'submit' | 'undo' | 'room-action' }>

/** `moveNumber` is that of the page's current view. */
export const createRequest = (
  message: RequestSource,
  requestId: string,
  moveNumber: number,
): RequestMessage => {
  switch (message.kind) {
    case 'submit':
      return { kind: 'submit', requestId, expectedMove: message.expectedMove, command: message.command }
    case 'undo':
      return { kind: 'undo', requestId, expectedMove: moveNumber, toMove: message.to }
    case 'room-action': {
      const { action } = message
      return action.kind === 'vote-start' || action.kind === 'vote'
        ? { ...action, requestId, expectedMove: moveNumber }
        : { ...action, requestId }
    }
  }
}

/** Null for a time zone, which the page sends without the player's doing. */
const refusalKind = ({ kind }: RequestMessage): 'refused' | 'room-action-refused' | null => {
  if (kind === 'time-zone') return null
  return kind === 'submit' || kind === 'undo' ? 'refused' : 'room-action-refused'
}

/** In the order they were made. */
export class PendingRequests {
  #requests: readonly RequestMessage[] = []

  get all(): readonly RequestMessage[] {
    return this.#requests
  }

  get isEmpty(): boolean {
    return this.#requests.length === 0
  }

  add(request: RequestMessage): void {
    this.#requests = [...this.#requests, request]
  }

  remove(requestId: string): void {
    this.#requests = this.#requests.filter((request) => request.requestId !== requestId)
  }

  /** Removes a refused request; returns the message for the page, or null if the page need not show it. */
  takeRefusal(requestId: string, refusal: Refusal): BackendMessage | null {
    const request = this.#requests.find((pending) => pending.requestId === requestId)
    this.remove(requestId)
    const kind = request === undefined ? null : refusalKind(request)
    return kind === null ? null : { kind, refusal }
  }

  clear(): void {
    this.#requests = []
  }
}
