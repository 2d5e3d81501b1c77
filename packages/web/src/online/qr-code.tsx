/** A link as a QR code, for the camera of a phone. */
import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './online.module.css'

/** The quiet zone that the standard asks for, without which a camera does not find the code. */
const BORDER = 4

/** A larger version has modules too small for a phone at arm's length. */
const MAX_VERSION = 10

/** Rows of modules, true for a dark one; null for a text that is too long. */
export const qrModules = (text: string): readonly (readonly boolean[])[] | null => {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: MAX_VERSION }).data
  } catch {
    return null
  }
}

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Dark on light in either theme, because scanners expect it. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const modules = useMemo(() => qrModules(text), [text])
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
