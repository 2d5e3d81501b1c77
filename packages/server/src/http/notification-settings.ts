/** How somebody wants to be told, and how the server can. */
import { NotificationCapabilities, NotificationSettings, RefusalSchema } from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { isTimeZone } from '../room/calendar.ts'
import type { PlayerRepository } from '../storage/player-repository.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

export const notificationSettings = (request: FastifyRequest): NotificationSettings =>
  JSON.parse(requirePlayer(request).notification_settings_json) as NotificationSettings

export const notificationRoutes =
  (players: PlayerRepository, ways: Static<typeof NotificationCapabilities>) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/push-key',
      {
        schema: {
          summary: 'How this server can tell me something: the key for pushes, and whether it sends mail',
          response: { 200: NotificationCapabilities },
        },
      },
      async () => ways,
    )

    app.get(
      '/me/wishes',
      { schema: { summary: 'How I want to be told', response: { 200: NotificationSettings, ...refusals } } },
      async (request) => notificationSettings(request),
    )

    app.put<{ Body: NotificationSettings }>(
      '/me/wishes',
      {
        schema: {
          summary: 'How to be told that a table waits',
          body: NotificationSettings,
          response: { 200: NotificationSettings, ...refusals },
        },
      },
      async (request) => {
        const { quiet } = request.body
        if (quiet !== null && !isTimeZone(quiet.zone))
          throw new RefusalError({ code: 'unknown-time-zone', params: {} })
        await players.setNotificationSettings(requirePlayer(request).id, JSON.stringify(request.body))
        return request.body
      },
    )
  }
