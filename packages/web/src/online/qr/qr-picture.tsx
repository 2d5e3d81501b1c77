import { useMemo } from 'react'
import styles from '../online.module.css'
import { qrCode } from './qr-code.ts'

interface QrPictureProps {
  readonly text: string
  readonly label: string
}

/** Light around it, without which no camera finds it. */
const MARGIN = 4

/** Dark on light in either theme: cameras expect it so. */
export const QrPicture = ({ text, label }: QrPictureProps) => {
  const modules = useMemo(() => qrCode(text), [text])
  if (modules === null) return null
  const edge = modules.length + 2 * MARGIN
  const dark = modules
    .flatMap((row, down) =>
      row.map((isDark, right) => (isDark ? `M${right + MARGIN} ${down + MARGIN}h1v1h-1z` : '')),
    )
    .join('')
  return (
    <svg className={styles.qr} data-ui="qr" viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label}>
      <path d={dark} />
    </svg>
  )
}
