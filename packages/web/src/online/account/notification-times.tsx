import type { NotificationSettings } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { Switch } from '@quayside/table/controls/form-controls.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { formatTag, hourText } from '@quayside/texts'
import peopleStyles from '../community/community.module.css'
import { getNotificationSettings, setNotificationSettings } from '../community/community-api.ts'
import { StatusLine } from '../community/section.tsx'
import { useServerAction, useServerQuery } from '../community/server-hooks.ts'

const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour)

/** Digest intervals in hours; 0 sends every notification immediately. */
const DIGESTS: readonly number[] = [0, 1, 3, 6, 12, 24]

const NIGHT = { from: 22, to: 8 }

/** Quiet hours and how often a notification digest is sent. */
export const NotificationTimes = () => {
  const tag = formatTag(useTexts().locale)
  const people = useCommunityTexts()
  const { value, reload } = useServerQuery(getNotificationSettings)
  const { status, run } = useServerAction()
  if (value === null) return null
  const { quiet } = value
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = async (part: Partial<NotificationSettings>): Promise<void> => {
    // Notifications are written in the language and for the region of the page that set them up.
    await run(setNotificationSettings({ ...value, locale: tag, ...part }), people('you.saved'))
    await reload()
  }
  const hour = (label: string, chosen: number, choose: (hour: number) => void) => (
    <label className={controls.line}>
      {label}
      <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {hourText(one, tag)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <label className={controls.line}>
        {people('notify.digest')}
        <select value={value.digest} onChange={({ target }) => void change({ digest: Number(target.value) })}>
          {DIGESTS.map((hours) => (
            <option key={hours} value={hours}>
              {people('notify.digest.hours', { hours })}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label={people('notify.quiet')}
        on={quiet !== null}
        turn={(on) => void change({ quiet: on ? { ...NIGHT, zone } : null })}
      />
      {quiet !== null && (
        <div className={peopleStyles.hours} data-ui="hours">
          {hour(
            people('notify.quiet.from'),
            quiet.from,
            (from) => void change({ quiet: { ...quiet, from, zone } }),
          )}
          {hour(people('notify.quiet.to'), quiet.to, (to) => void change({ quiet: { ...quiet, to, zone } }))}
        </div>
      )}
      <p className={controls.quiet}>{people('notify.digest.hint')}</p>
      <StatusLine text={status} />
    </>
  )
}
