/** On a phone the zones lie side by side; the tabs lead to each and follow the finger. */
import { useEffect, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import type { IconName } from '../../icons/icon-names.ts'
import { useWords } from '../../state/words.ts'

const ZONES = ['offers', 'harbour', 'proposals', 'ships', 'rounds'] as const

type Zone = (typeof ZONES)[number]

const ICONS: Readonly<Record<Zone, IconName>> = {
  offers: 't-quay',
  harbour: 't-town',
  proposals: 't-proposal',
  ships: 's-wooden',
  rounds: 't-hourglass',
}

const elementOf = (zone: Zone): HTMLElement | null => document.getElementById(`zone-${zone}`)

/** The zone that is most in sight. */
const useZoneInSight = (): Zone => {
  const [zone, setZone] = useState<Zone>('offers')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        const found = ZONES.find((name) => elementOf(name) === seen?.target)
        if (found !== undefined) setZone(found)
      },
      { threshold: 0.6 },
    )
    for (const name of ZONES) {
      const element = elementOf(name)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return zone
}

export const ZoneTabs = () => {
  const { board } = useWords()
  const inSight = useZoneInSight()
  return (
    <nav className="phonenav" aria-label={board('zones')}>
      {ZONES.map((zone) => (
        <button
          key={zone}
          type="button"
          aria-current={zone === inSight ? 'true' : undefined}
          onClick={() => elementOf(zone)?.scrollIntoView({ inline: 'start', block: 'nearest' })}
        >
          <Icon name={ICONS[zone]} />
          {board(`zone.${zone}`)}
        </button>
      ))}
    </nav>
  )
}
