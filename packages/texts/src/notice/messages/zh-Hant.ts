import type { NoticeCatalogue } from '../parameters.ts'

export const messages: NoticeCatalogue = {
  'turn.title': '《{game}》輪到你了',
  'turn.body': '同桌玩家：{names}。',
  'reminder.title': '《{game}》正在等你',
  'reminder.body': '剩餘時間：{hours, plural, =0 {不到1小時} other {#小時}}。同桌玩家：{names}。',
  'several.title': '有{count}桌遊戲在等你',
  'several.line': '《{game}》：{names}',
  'test.title': '測試訊息',
  'test.body': '你向Quayside要求了一則測試訊息。一切正常。',
  'off.title': '一個通知管道已停用',
  'off.body':
    'Quayside連續多次無法透過{label}通知你，因此不再往那裡發送訊息。恢復正常後，你可以在個人頁面重新啟用。',
  'confirm.title': '你的Quayside驗證碼',
  'confirm.body':
    '輸入此驗證碼，有牌桌等你時就會以電子郵件通知你：{code}。若非你本人要求，請忽略此訊息，之後不會再收到。',
}
