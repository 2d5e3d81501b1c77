/** Options of a room: lobby, chat, spectator delay, active hours and vacation; lazy. */
import controls from '@quayside/table/controls/controls.module.css'
import { Segments, Switch } from '@quayside/table/controls/form-controls.tsx'
import { hoursText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { ACTIVE_HOURS, CHAT_CHOICES, DELAYS, VACATIONS, WINDOW_NAMES } from './new-room-draft.ts'
import type { NewRoomForm } from './use-new-room.tsx'

export const RoomOptionFields = ({ draft, change }: Pick<NewRoomForm, 'draft' | 'change'>) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  return (
    <>
      {draft.clock === 'days' && (
        <>
          <label className={controls.line}>
            {people('form.window')}
            <select
              value={draft.window}
              onChange={({ target }) =>
                change({
                  ...draft,
                  window: WINDOW_NAMES.find((name) => name === target.value) ?? draft.window,
                })
              }
            >
              {WINDOW_NAMES.map((name) => {
                const hours = ACTIVE_HOURS[name]
                return (
                  <option key={name} value={name}>
                    {hours === null
                      ? people('form.window.always')
                      : people('form.window.hours', hoursText(hours, texts))}
                  </option>
                )
              })}
            </select>
          </label>
          <NumberChoice
            label={people('form.vacation')}
            values={VACATIONS}
            chosen={draft.vacation}
            text={(days) => people('form.vacation.days', { days })}
            choose={(vacation) => change({ ...draft, vacation })}
          />
        </>
      )}
      <Switch
        label={people('form.listed')}
        on={draft.listed}
        turn={(listed) => change({ ...draft, listed })}
      />
      <Segments
        label={people('form.chat')}
        choices={CHAT_CHOICES.map((value) => ({ value, label: people(`form.chat.${value}`) }))}
        chosen={draft.chat}
        choose={(chat) => change({ ...draft, chat })}
      />
      <NumberChoice
        label={people('form.delay')}
        values={DELAYS}
        chosen={draft.delay}
        text={(minutes) =>
          minutes === 0 ? people('form.delay.none') : people('form.delay.minutes', { minutes })
        }
        choose={(delay) => change({ ...draft, delay })}
      />
    </>
  )
}

interface NumberChoiceProps {
  readonly label: string
  readonly values: readonly number[]
  readonly chosen: number
  readonly text: (value: number) => string
  readonly choose: (value: number) => void
}

/** A select of a few numbers. */
export const NumberChoice = ({ label, values, chosen, text, choose }: NumberChoiceProps) => (
  <label className={controls.line}>
    {label}
    <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
      {values.map((value) => (
        <option key={value} value={value}>
          {text(value)}
        </option>
      ))}
    </select>
  </label>
)
