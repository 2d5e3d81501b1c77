/** On a phone the zones lie side by side; the tabs lead to each and follow the finger. */

import { useEffect, useRef, useState } from 'react'
import frameStyles from './frame.module.css'
import { Icon } from './icons/icon.tsx'
import { useTexts } from './page/texts.ts'

interface ZoneTab {
  /** The zone is the element `zone-` and this. */
  readonly zone: string
  readonly icon: string
  readonly label: string
}

const elementOf = (zone: string): HTMLElement | null => document.getElementById(`zone-${zone}`)

/** The zone that is most in sight. */
const useZoneInSight = (zones: readonly string[]): string | undefined => {
  const [inSight, setInSight] = useState(zones[0])
  const names = zones.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen !== undefined) setInSight(seen.target.id.replace(/^zone-/, ''))
      },
      { threshold: 0.6 },
    )
    for (const name of names.split(' ')) {
      const element = elementOf(name)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [names])
  return inSight
}

interface ZoneTabsProps {
  readonly tabs: readonly ZoneTab[]
  /** Comes into sight when it becomes another; null where nothing is more important than the rest. */
  readonly follow?: string | null
}

/** Scrolls to a zone, where they lie side by side. */
export const showZone = (zone: string): void =>
  elementOf(zone)?.scrollIntoView({ inline: 'start', block: 'nearest' })

export const ZoneTabs = ({ tabs, follow = null }: ZoneTabsProps) => {
  const { board } = useTexts()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (follow !== null && nav.current?.checkVisibility()) showZone(follow)
  }, [follow])
  const inSight = useZoneInSight(tabs.map(({ zone }) => zone))
  return (
    <nav ref={nav} className={frameStyles.tabs} aria-label={board('zones')}>
      {tabs.map(({ zone, icon, label }) => (
        <button
          key={zone}
          type="button"
          aria-current={zone === inSight ? 'true' : undefined}
          onClick={() => showZone(zone)}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </nav>
  )
}
