import { Notices } from '../notices.tsx'
import { type HousePageProps, SitePage } from './house-page.tsx'

/** A page that is also told of the game which lies open behind it. */
export const GamePage = (props: Omit<HousePageProps, 'notices'>) => (
  <SitePage {...props} notices={<Notices />} />
)
