/** Routes of notification settings, and of the notifications that the server can send. */
import { NotificationCapabilities, NotificationSettings } from '@quayside/protocol'
import { localeOf } from '@quayside/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { isTimeZone } from '../room/calendar.ts'
import type { PlayerRepository } from '../storage/player-repository.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'
import { refusals } from './route-common.ts'

export const notificationSettings = (request: FastifyRequest): NotificationSettings =>
  JSON.parse(requirePlayer(request).notification_settings_json) as NotificationSettings

export const notificationRoutes =
  (players: PlayerRepository, capabilities: Static<typeof NotificationCapabilities>) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/notification-capabilities',
      {
        schema: {
          summary: 'Get the VAPID public key and whether mail is enabled',
          response: { 200: NotificationCapabilities },
        },
      },
      async () => capabilities,
    )

    app.get(
      '/me/notification-settings',
      {
        schema: {
          summary: 'Get notification settings',
          response: { 200: NotificationSettings, ...refusals },
        },
      },
      async (request) => notificationSettings(request),
    )

    app.put<{ Body: NotificationSettings }>(
      '/me/notification-settings',
      {
        schema: {
          summary: 'Change notification settings',
          body: NotificationSettings,
          response: { 200: NotificationSettings, ...refusals },
        },
      },
      async (request) => {
        const { quiet, locale } = request.body
        if (localeOf(locale) === null)
          throw new RefusalError({ code: 'bad-request', params: { problem: `no messages in ${locale}` } })
        if (quiet !== null && !isTimeZone(quiet.zone))
          throw new RefusalError({ code: 'unknown-time-zone', params: {} })
        await players.setNotificationSettings(requirePlayer(request).id, JSON.stringify(request.body))
        return request.body
      },
    )
  }
