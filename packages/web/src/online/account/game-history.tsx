/** The player's finished online games: players, results, and rating changes. */
import type { GameHistory as History } from '@quayside/protocol'
import { dayText, signed } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useEffect, useState } from 'react'
import { getHistory } from '../community/community-api.ts'
import { FinishedGames } from '../community/finished-games.tsx'
import { Section } from '../community/section.tsx'

const loadFrom = async (offset: number): Promise<History | null> => {
  const games = await getHistory(offset)
  return games.ok ? games.value : null
}

export const GameHistory = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const [first, setFirst] = useState<History | null>(null)
  useEffect(() => void loadFrom(0).then(setFirst), [])
  const ratingText = (change: number): string =>
    people('history.rating', { change: change > 0 ? `+${change}` : signed(change) })
  return first === null ? (
    <Section title={people('history')}>{null}</Section>
  ) : (
    <FinishedGames
      title={people('history')}
      none={people('history.none')}
      first={first}
      loadFrom={loadFrom}
      details={({ ended, ratingChange }) =>
        [dayText(ended, texts), ...(ratingChange === null ? [] : [ratingText(ratingChange)])].join(' · ')
      }
    />
  )
}
