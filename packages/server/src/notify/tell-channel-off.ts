/** Tells somebody by their other channels that one of them was switched off. */
import type { NewChannel, TellMe } from '@quayside/protocol'
import { loadNotices } from '@quayside/texts/notice'
import type { ErrandRow } from '../storage/schema.ts'
import { channelLabel } from './channel-label.ts'
import { type ChannelOffPayload, type DeliverPorts, deliver } from './deliver.ts'
import { nextMoment } from './quiet.ts'

interface TellChannelOffPorts extends DeliverPorts {
  /** The address that people know the server by. */
  readonly home: string
}

export const tellChannelOff = async (
  ports: TellChannelOffPorts,
  job: ErrandRow,
  signal: AbortSignal,
): Promise<void> => {
  const { store, home } = ports
  const payload = JSON.parse(job.about) as ChannelOffPayload
  const channel = await store.channels.withId(payload.channel)
  const player = await store.players.withId(payload.player)
  // Removed or switched on again meanwhile: there is nothing to tell any more.
  if (player === null || channel === null || channel.off_since === null) return
  const { locale, quiet } = JSON.parse(player.wishes) as TellMe
  const moment = nextMoment(quiet, ports.now())
  if (moment > ports.now()) {
    await store.errands.postpone(job, moment)
    return
  }
  const say = await loadNotices(locale)
  const label = channelLabel(JSON.parse(channel.address) as NewChannel)
  const words = { title: say('off.title'), text: say('off.body', { label }), url: `${home}/#/you` }
  await deliver(ports, player.id, { id: `${job.id}-${channel.off_since}`, ...words }, job, signal)
}
