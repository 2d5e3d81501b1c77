import { Notices } from './game-notices.tsx'
import { type HousePageProps, SitePage } from './site-page.tsx'

/** A page that is also told of the game which lies open behind it. */
export const GamePage = (props: Omit<HousePageProps, 'notices'>) => (
  <SitePage {...props} notices={<Notices />} />
)
