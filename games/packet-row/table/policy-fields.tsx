import { Switch } from '@quayside/table/controls/form-controls.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { AREAS, type PacketRowPolicy, packetRowPolicies } from '../rules/index.ts'
import { usePacketRowTexts } from './state/texts.ts'

/** Passing for one round is missing here, because the table has a button for it. */
export const PolicyFields = () => {
  const people = useCommunityTexts()
  const { game } = usePacketRowTexts()
  const policies = useBaseGame(({ server }) => server?.policies)
  const sendRoomAction = useBaseGame((table) => table.sendRoomAction)
  const read = packetRowPolicies.parse(policies ?? {})
  if (!read.ok) return null
  const policy = read.value
  const update = (change: Partial<PacketRowPolicy>): void =>
    sendRoomAction({ kind: 'policies', policies: { ...policy, ...change } })
  return (
    <>
      <Switch
        label={people('automatic.nothing')}
        on={policy.nothing}
        turn={(nothing) => update({ nothing })}
      />
      {AREAS.map((area) => (
        <Switch
          key={area}
          label={people('automatic.area', { area: game.names.areas[area].name })}
          on={policy.areas.includes(area)}
          turn={(on) =>
            update({ areas: AREAS.filter((one) => (one === area ? on : policy.areas.includes(one))) })
          }
        />
      ))}
      <Switch
        label={people('automatic.last')}
        on={policy.lastDeliveries}
        turn={(lastDeliveries) => update({ lastDeliveries })}
      />
    </>
  )
}
