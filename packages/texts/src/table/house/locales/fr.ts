import { messages as common } from '../../../common/messages/fr.ts'
import { messages as online } from '../../online/messages/fr.ts'
import { messages as shell } from '../../shell/messages/fr.ts'
import { makeHouseTexts } from '../texts.ts'

export const texts = makeHouseTexts('fr', { common, shell, online })
