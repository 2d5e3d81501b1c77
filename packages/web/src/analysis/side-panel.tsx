/** Side panel of the analysis, in place of the log. */
import frameStyles from '@quayside/table/frame.module.css'
import logStyles from '@quayside/table/log/log.module.css'
import { AdvicePanel } from './advice-panel.tsx'
import styles from './analysis.module.css'
import { useAnalysisTexts } from './analysis-texts.ts'
import { MovesPanel } from './moves-panel.tsx'
import { SharePanel } from './share-panel.tsx'

export const AnalysisPanel = () => {
  const t = useAnalysisTexts()
  return (
    <section
      className={`${frameStyles.zone} ${logStyles.log} ${styles.panel}`}
      data-zone="log"
      data-ui="analysis"
      data-roomy="beside"
      aria-label={t('analysis')}
    >
      <AdvicePanel />
      <MovesPanel />
      <SharePanel />
    </section>
  )
}
