/** Cover picture of Packet Row: New York's docks, in daylight or at night depending on the theme. */
export const Cover = () => (
  <svg viewBox="0 0 360 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="var(--sc-sky)" d="M0 0h360v120H0z" />
    <circle cx="70" cy="34" r="20" fill="var(--sc-sun)" />
    <path d="M0 70c40-8 80-10 120-4s90-4 240 2v52H0z" fill="var(--sc-far)" />
    <path d="M0 84h360v36H0z" fill="var(--sc-sea)" />
    <g stroke="var(--sc-ink)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M196 84V40l18-12 18 12v44z" fill="var(--cat-craftsman)" />
      <path d="M232 84V34h34v50z" fill="var(--cat-public)" />
      <path d="M266 84V44l16-14 16 14v40z" fill="var(--cat-economic)" />
      <path d="M298 84V30h30v54z" fill="var(--cat-craftsman)" />
      <path d="M328 84V42h32v42z" fill="var(--cat-industrial)" />
      <path d="M228 34h42l-6-8h-30zM294 30h38l-6-7h-26zM326 42h36l-6-8h-26z" fill="var(--sc-roof)" />
    </g>
    <path
      d="M204 48h7v9h-7zM218 48h7v9h-7zM204 66h7v9h-7zM218 66h7v9h-7zM239 42h7v9h-7zM252 42h7v9h-7zM239 60h7v9h-7zM252 60h7v9h-7zM274 50h7v9h-7zM286 50h6v9h-6zM304 40h7v9h-7zM316 40h7v9h-7zM304 58h7v9h-7zM316 58h7v9h-7zM336 52h7v9h-7zM348 52h7v9h-7z"
      fill="var(--sc-lit)"
      stroke="var(--sc-ink)"
      strokeWidth="1"
    />
    <path d="M180 84h180v36H180z" fill="var(--sc-quay)" />
    <path
      d="M180 84h180M180 98h180M220 84v14M270 84v14M320 84v14M200 98v22M250 98v22M300 98v22"
      stroke="var(--sc-quay-lo)"
      strokeWidth="1.6"
    />
    <g stroke="var(--sc-ink)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M222 84h16v-12h-16zM240 84h14v-10h-14zM230 72h14v-11h-14z" fill="var(--g-wood)" />
      <circle cx="286" cy="79" r="6" fill="var(--g-cotton)" />
      <circle cx="298" cy="79" r="6" fill="var(--g-cotton)" />
      <circle cx="292" cy="70" r="6" fill="var(--g-cotton)" />
    </g>
    <g
      transform="translate(8 -2) scale(1.45)"
      stroke="var(--sc-ink)"
      strokeWidth="1.3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M40 8v52M60 3v57M80 9v51M20 56l20-41M82 12l18 42" fill="none" />
      <g fill="var(--s-sail)">
        <path d="M32 12h16c2 4 2 8 0 12H32c2-4 2-8 0-12zM30 27h20c2 8 2 14 0 22H30c2-8 2-14 0-22zM52 8h16c2 5 2 9 0 14H52c2-5 2-9 0-14zM50 25h20c2 8 2 16 0 24H50c2-8 2-16 0-24zM73 13h14c2 4 2 8 0 12H73c2-4 2-8 0-12zM72 28h17c2 7 2 13 0 20H72c2-7 2-13 0-20z" />
      </g>
      <path d="M12 54l12 4h72l14-6-10 20H30c-10-4-15-10-18-18z" fill="var(--sc-hull)" />
      <path d="M20 63h84" stroke="var(--accent-fill)" />
      <path d="M60 3h11l-3 3 3 3H60" fill="var(--bad-fill)" />
    </g>
    <path d="M6 108h60M84 114h70" stroke="var(--sc-foam)" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
)
