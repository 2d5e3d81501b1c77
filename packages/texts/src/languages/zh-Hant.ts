import { type Grammar, type Language, type Noun, ONE } from './language.ts'

const bare = (plain: string): Noun => ({ ...ONE, plain, the: plain, of: plain, to: plain, que: plain })

const grammar: Grammar = { name: bare, kind: bare }

export const chinese: Language = {
  name: '繁體中文',
  grammar,
  fullStop: '。',
  betweenSentences: '',
  colon: '：',
  semicolon: '；',
  comma: '，',
  listComma: '、',
  brackets: ['（', '）'],
}
