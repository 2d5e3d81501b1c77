/** Programs that play over the API are players like others, and everybody can tell them apart by their ids. */
import { newRoomId } from '../rooms/keys.ts'

const MARK = 'bot.'

export const newProgramId = (): string => `${MARK}${newRoomId()}`

export const isProgram = (player: string | null): boolean => player?.startsWith(MARK) === true
