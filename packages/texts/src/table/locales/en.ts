import { messages as board } from '../board/messages/en.ts'
import { messages as replay } from '../replay/messages/en.ts'
import { makeBoardTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/en.ts'

export const texts = makeBoardTexts('en', { board, tray, replay })
