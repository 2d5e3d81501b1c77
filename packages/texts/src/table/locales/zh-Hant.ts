import { messages as board } from '../board/messages/zh-Hant.ts'
import { messages as online } from '../online/messages/zh-Hant.ts'
import { messages as replay } from '../replay/messages/zh-Hant.ts'
import { messages as shell } from '../shell/messages/zh-Hant.ts'
import { makeTableTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/zh-Hant.ts'

export const texts = makeTableTexts('zh-Hant', { board, tray, shell, online, replay })
