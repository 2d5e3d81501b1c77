import controls from '@quayside/table/controls/controls.module.css'
import { Switch } from '@quayside/table/controls/form-controls.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { type LeHavrePolicy, leHavrePolicies } from '../rules/policies.ts'

/** Orders in which a policy pays with tokens. */
const ORDERS = {
  food: ['fish', 'smoked_fish', 'bread', 'meat', 'franc'],
  francs: ['franc', 'fish', 'smoked_fish', 'bread', 'meat'],
} as const satisfies Readonly<Record<string, NonNullable<LeHavrePolicy['feeding']>>>

const NAMES = ['food', 'francs'] as const

/** Choices for the francs that a policy leaves. */
const KEPT: readonly number[] = [0, 5, 10, 20]

const nameOf = (feeding: LeHavrePolicy['feeding']): string =>
  NAMES.find((name) => ORDERS[name][0] === feeding?.[0]) ?? ''

export const PolicyFields = () => {
  const people = useCommunityTexts()
  const policies = useBaseGame(({ server }) => server?.policies)
  const sendRoomAction = useBaseGame((game) => game.sendRoomAction)
  const read = leHavrePolicies.parse(policies ?? {})
  if (!read.ok) return null
  const policy = read.value
  const update = (change: Partial<LeHavrePolicy>): void =>
    sendRoomAction({ kind: 'policies', policies: { ...policy, ...change } })
  return (
    <>
      <label className={controls.line}>
        {people('automatic.feeding')}
        <select
          value={nameOf(policy.feeding)}
          onChange={({ target }) => {
            const name = NAMES.find((known) => known === target.value)
            update({ feeding: name === undefined ? null : ORDERS[name] })
          }}
        >
          <option value="">{people('automatic.ask')}</option>
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {people(`automatic.feeding.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={controls.line}>
        {people('automatic.repaying')}
        <select
          value={policy.repaying ?? ''}
          onChange={({ target }) => update({ repaying: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{people('automatic.ask')}</option>
          {KEPT.map((francs) => (
            <option key={francs} value={francs}>
              {people('automatic.repaying.keep', { francs })}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label={people('automatic.interest')}
        on={policy.interest}
        turn={(interest) => update({ interest })}
      />
      <Switch label={people('automatic.loans')} on={policy.loans} turn={(loans) => update({ loans })} />
    </>
  )
}
