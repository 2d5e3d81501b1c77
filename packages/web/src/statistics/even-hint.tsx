import controls from '@quayside/table/controls/controls.module.css'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useEffect, useState } from 'react'
import { type EvenLevel, evenLevel } from './even-match.ts'
import { useStatisticsTexts } from './statistics-texts.ts'

/** The level that an even match would have now. */
export const EvenHint = ({ game }: { readonly game: string }) => {
  const { shell } = useSiteTexts()
  const say = useStatisticsTexts()
  const [found, setFound] = useState<EvenLevel | null>(null)
  useEffect(() => {
    let isCurrent = true
    void evenLevel(game).then((level) => {
      if (isCurrent) setFound(level)
    })
    return () => {
      isCurrent = false
    }
  }, [game])
  return (
    <p className={controls.quiet}>
      {found === null
        ? shell('level.even.hint')
        : say('even-match', { level: shell(`level.${found.level}`), games: found.games })}
    </p>
  )
}
