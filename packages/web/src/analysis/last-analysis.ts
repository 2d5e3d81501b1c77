/** Stores the last analysis of this device, so that it survives reloads and page changes. */
import { browserStorage, readText, writeText } from '@quayside/table/page/browser-storage.ts'
import { type AnalysisText, analysisTextIn } from './analysis-link.ts'

/** The source in an address that opens it. */
export const LAST = 'last'

const KEY = 'quayside.analysis'

export const readLastAnalysis = (): AnalysisText | null => {
  try {
    return analysisTextIn(JSON.parse(readText(browserStorage, KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** False where storage is blocked or full. */
export const keepAnalysis = ({ text, seats, path }: AnalysisText): boolean =>
  writeText(browserStorage, KEY, JSON.stringify({ text, seats, path }))
