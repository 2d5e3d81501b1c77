/** A link as a QR code, for the camera of a phone. */
import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './online.module.css'

/** Quiet zone required by the standard, without which scanners do not find the code. */
const BORDER = 4

/** A larger version has modules too small for a phone at arm's length. */
const MAX_VERSION = 10

/** Maximum version for a code that fills the screen. */
const MOST_DENSE = 1800

/** Rows of modules, true for a dark one; null for a text that is too long. */
export const qrModules = (text: string, isDense = false): readonly (readonly boolean[])[] | null => {
  if (isDense && text.length > MOST_DENSE) return null
  try {
    return encode(text, isDense ? { ecc: 'L', border: 0 } : { ecc: 'M', border: 0, maxVersion: MAX_VERSION })
      .data
  } catch {
    return null
  }
}

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** For a long text, drawn large. */
  readonly isDense?: boolean
}

/** Dark on light in either theme, because scanners expect it. */
export const QrCode = ({ text, label, isDense = false }: QrCodeProps) => {
  const modules = useMemo(() => qrModules(text, isDense), [text, isDense])
  if (modules === null) return null
  const edge = modules.length + 2 * BORDER
  const dark = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + BORDER} ${y + BORDER}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className={styles.qr} data-ui="qr" viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label}>
      <path d={dark} />
    </svg>
  )
}
