/** Icons of the pages around the table; icons that the table uses as well are in `icons`. */

import type { ReactNode } from 'react'
import iconStyles from '../icons/icons.module.css'

const Glyph = ({ children }: { readonly children: ReactNode }) => (
  <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)

export const BotGlyph = () => (
  <Glyph>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M11 1.5h2V5h5.5C19.9 5 21 6.1 21 7.5v10c0 1.4-1.1 2.5-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-10C3 6.1 4.1 5 5.5 5H11zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 15.5v1.8h8v-1.8zM.5 10H2v5H.5zM22 10h1.5v5H22z"
    />
  </Glyph>
)

export const PersonGlyph = () => (
  <Glyph>
    <circle cx="12" cy="7.5" r="5" fill="currentColor" />
    <path fill="currentColor" d="M2.5 22c.3-5 4.2-8 9.5-8s9.2 3 9.5 8z" />
  </Glyph>
)

export const GlobeGlyph = () => (
  <Glyph>
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="12" cy="12" r="9.7" />
      <path d="M2.5 12h19M12 2.3c5.3 5.8 5.3 13.6 0 19.4C6.7 15.9 6.7 8.1 12 2.3z" />
    </g>
  </Glyph>
)

const Line = ({ d, width = 2.3 }: { readonly d: string; readonly width?: number }) => (
  <Glyph>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={d}
    />
  </Glyph>
)

export const SaveGlyph = () => <Line d="M12 2.5V15M6.5 10l5.5 5.5L17.5 10M3 16.5v5h18v-5" />

export const OpenGlyph = () => <Line d="M12 15.5V3M6.5 8L12 2.5 17.5 8M3 16.5v5h18v-5" />

export const CopyGlyph = () => <Line width={2.2} d="M8.5 8.5h12v12.5h-12zM15.5 8.5V3h-12v12.5h5" />

export const DoorGlyph = () => <Line d="M13 2.5h8v19h-8M2.5 12H15M10 7l5 5-5 5" />

export const BinGlyph = () => (
  <Line d="M3.5 6.5h17M9 6.5V3h6v3.5M5.5 6.5l1 15h11l1-15M10 11v6M14 11v6" width={2.1} />
)

export const TableGlyph = () => <Line d="M3 4.5h18v12H3zM1 20.5h22" width={2.2} />

export const LaurelGlyph = () => (
  <Glyph>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      d="M12 21.5C6 20.5 3 16 3.5 8M12 21.5c6-1 9-5.5 8.5-13.5"
    />
    <path
      fill="currentColor"
      d="M3.5 9.5C1.3 8 .9 5.5 2 3c2.4 1.4 3 3.9 1.5 6.5zM4.5 14.5C2 14 .6 12 .8 9.3c2.7.6 4 2.5 3.7 5.2zM7.5 18.5c-2.6.4-4.7-.8-5.6-3.3 2.7-.5 4.7.7 5.6 3.3zM20.5 9.5c2.2-1.5 2.6-4 1.5-6.5-2.4 1.4-3 3.9-1.5 6.5zM19.5 14.5c2.5-.5 3.9-2.5 3.7-5.2-2.7.600-4 2.5-3.7 5.2zM16.5 18.5c2.6.4 4.7-.8 5.6-3.3-2.7-.5-4.7.700-5.6 3.3zM12 6l1.5 3.2 3.5.4-2.6 2.4.7 3.5L12 13.7l-3.1 1.8.7-3.5L7 9.6l3.5-.4z"
    />
  </Glyph>
)

/** The site's logo. */
export const Lighthouse = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      d="M12 1l3.2 2.6H8.8zM9.3 4.6h5.4v2.9H9.3zM8 8.5h8v1.7H8zM9 11.2h6l.5 3.4-6.9 1.7zM8.3 18.2l7.5-1.9.4 3.2H8.1zM1 20.5h22V23H1z"
    />
    <path
      d="M8 5.2L1.5 3M8 7L1.5 8.6M16 5.2L22.5 3M16 7l6.5 1.6"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
)
