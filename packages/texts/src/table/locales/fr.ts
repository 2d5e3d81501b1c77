import { messages as board } from '../board/messages/fr.ts'
import { messages as replay } from '../replay/messages/fr.ts'
import { makeBoardTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/fr.ts'

export const texts = makeBoardTexts('fr', { board, tray, replay })
