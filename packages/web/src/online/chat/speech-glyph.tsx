export const SpeechGlyph = () => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
      d="M3 4h18v12.500H11L6 21v-4.500H3zM7.500 8.500h9M7.500 12h6"
    />
  </svg>
)
