/**
 * Request ids of the moves that the server makes itself. The protocol's `RequestId` has no colon, so no client can send
 * one of these, and no entry that a client has ever made can be taken for the answer to one.
 */

/** A bot in its own seat, a seat's standing policies, whatever decides for a person whose time is up, or the operator. */
type InternalActor = 'bot' | 'policy' | 'stand-in' | 'operator'

/** `seq` is the length of the log for which the move was thought out. */
export const internalRequestId = (actor: InternalActor, seq: number): string => `${actor}:${seq}`

export const isInternalRequestId = (id: string): boolean => id.includes(':')
