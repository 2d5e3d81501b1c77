/** What the manual shows, and how it is called there. */
interface Picture {
  /** The name of a scene in `looks`. */
  readonly scene: string
  readonly size: 'desktop' | 'phone'
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  home: { scene: 'home-games', size: 'desktop' },
  lesson: { scene: 'lesson', size: 'desktop' },
  'main-action': { scene: 'building-selected', size: 'desktop' },
  'packet-row-asked': { scene: 'packet-row-asked', size: 'desktop' },
  rehearsal: { scene: 'rehearsal', size: 'desktop' },
  replay: { scene: 'replay', size: 'desktop' },
  'text-board': { scene: 'text-board', size: 'desktop' },
  phone: { scene: 'main-action', size: 'phone' },
}

export const pictureFile = (locale: string, picture: string): string => `pictures/${locale}/${picture}.jpg`
