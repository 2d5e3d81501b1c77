/** Whoever runs the server is known by a token from its settings; where there is none, nobody is. */
import type { FastifyRequest } from 'fastify'
import { hashOf, sameHash } from '../rooms/keys.ts'
import { Refused } from './errors.ts'

export const refuseOthers = (
  { headers: { authorization = '' } }: FastifyRequest,
  token: string | null,
): void => {
  const said = /^Bearer (.{1,200})$/.exec(authorization)?.[1]
  if (token === null || said === undefined || !sameHash(hashOf(said), hashOf(token)))
    throw new Refused({ code: 'not-the-operator', params: {} })
}
