import { Notices } from '../notices.tsx'
import { HousePage, type HousePageProps } from './house-page.tsx'

/** A page that is also told of the game which lies open behind it. */
export const Page = (props: Omit<HousePageProps, 'notices'>) => <HousePage {...props} notices={<Notices />} />
