import { messages as board } from '../board/messages/zh-Hant.ts'
import { messages as replay } from '../replay/messages/zh-Hant.ts'
import { makeBoardTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/zh-Hant.ts'

export const texts = makeBoardTexts('zh-Hant', { board, tray, replay })
