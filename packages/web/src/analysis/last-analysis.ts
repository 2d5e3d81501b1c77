/** What was last analysed on this device, kept so that a reload or another page loses nothing. */
import { browserStorage, readText, writeText } from '@quayside/table/page/browser-storage.ts'
import { type AnalysisText, analysisTextIn } from './analysis-link.ts'

/** The source of an address that opens it. */
export const LAST = 'last'

const KEY = 'quayside.analysis'

export const readLastAnalysis = (): AnalysisText | null => {
  try {
    return analysisTextIn(JSON.parse(readText(browserStorage, KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** False where the browser keeps nothing. */
export const keepAnalysis = ({ text, seats, path }: AnalysisText): boolean =>
  writeText(browserStorage, KEY, JSON.stringify({ text, seats, path }))
