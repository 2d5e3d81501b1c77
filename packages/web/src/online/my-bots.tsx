import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { BotGlyph } from '@quayside/table/controls/glyphs.tsx'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { bots, seatMyBot } from './community/community-api.ts'
import { useServerQuery } from './community/use-asked.ts'

interface MyBotsProps {
  readonly room: string
  readonly seat: number
  readonly refuse: (refusal: Refusal | null) => void
}

/** The person's own programs, for a seat that nobody has taken. */
export const MyBots = ({ room, seat, refuse }: MyBotsProps) => {
  const people = usePeopleWords()
  const { value } = useServerQuery(bots)
  const put = async (bot: string): Promise<void> => {
    const done = await seatMyBot(room, seat, bot)
    refuse(done.ok ? null : done.refusal)
  }
  return value?.map(({ id, name }) => (
    <button key={id} type="button" className={controls.button} onClick={() => void put(id)}>
      <BotGlyph />
      {people('room.my-bot', { name })}
    </button>
  ))
}
