/** The pending question of a saved game and the player's standing, loaded when the home page is idle. */
import type { SiteTexts } from '@quayside/table/page/texts.ts'
import { onlyPerson } from '@quayside/table/session/messages.ts'
import { useEffect, useState } from 'react'
import { games } from '../../backend/game-registry.ts'
import { loadGame } from '../../backend/game-text.ts'
import type { SavedGame } from '../../backend/saved-games.ts'

export interface Situation {
  /** The question's text; null if another seat decides, or the game has no text for it. */
  readonly question: string | null
  /** Null in a solo game, or where standings are not public. */
  readonly standing: Place | null
}

export interface Place {
  readonly place: number
  /** Points ahead of the second, or behind the leader. */
  readonly distance: number
}

/** The rank among all seats, and the distance to the second or the leader. */
export const placeOf = (standings: readonly number[], seat: number): Place | null => {
  const own = standings[seat]
  const others = standings.filter((_, other) => other !== seat)
  if (own === undefined || others.length === 0) return null
  return {
    place: 1 + others.filter((points) => points > own).length,
    distance: Math.abs(own - Math.max(...others)),
  }
}

const readSituation = async (saved: SavedGame, locale: SiteTexts['locale']): Promise<Situation | null> => {
  const seat = onlyPerson(saved.seats)
  const manifest = games.get(saved.game)
  if (seat === null || saved.over || !manifest.ok) return null
  const [loaded, language, progress] = await Promise.all([
    loadGame(saved.record, saved.position),
    manifest.value.language?.(locale),
    manifest.value.progress?.(),
  ])
  if (!loaded.ok) return null
  const { rules, state } = loaded.value.game
  const view = rules.view(state, seat)
  return {
    question: rules.deciders(state).includes(seat) ? (language?.question(view, seat) ?? null) : null,
    standing: placeOf(progress?.standings?.(view) ?? [], seat),
  }
}

/** Null until it is loaded, and for a game without this information. */
export const useSituation = (saved: SavedGame, { locale }: SiteTexts): Situation | null => {
  const [found, setFound] = useState<Situation | null>(null)
  useEffect(() => {
    let left = false
    readSituation(saved, locale).then(
      (situation) => {
        if (!left) setFound(situation)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [saved, locale])
  return found
}
