/** Cover picture of Le Havre, in daylight or at night depending on the theme. */
export const Cover = () => (
  <svg viewBox="0 0 360 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="var(--sc-sky)" d="M0 0h360v120H0z" />
    <circle cx="300" cy="38" r="22" fill="var(--sc-sun)" />
    <path d="M0 74c40-14 76-16 110-8s70 4 110-5 84-6 140 5v54H0z" fill="var(--sc-far)" />
    <path d="M0 84h360v36H0z" fill="var(--sc-sea)" />
    <path
      d="M14 94h40M80 102h58M176 92h40M236 106h60M310 96h34M40 112h40M150 114h46"
      stroke="var(--sc-foam)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <g stroke="var(--sc-ink)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <path d="M246 84V50h28V36l24 14V36l24 14V36l24 14v34z" fill="var(--cat-industrial)" />
      <path d="M252 50V22h10v28zM268 40V28h9v10z" fill="var(--bad-fill)" />
      <path d="M258 60h14v10h-14zM284 60h14v10h-14zM312 60h14v10h-14z" fill="var(--sc-lit)" />
      <path d="M226 84h134v36H226z" fill="var(--sc-quay)" />
      <path d="M226 98h134M262 84v14M306 84v14" stroke="var(--sc-quay-lo)" />
      <path d="M214 84V30l-44 10M214 30l18 10M214 40l-38 4M180 38v20" fill="none" />
      <path d="M172 58h16v11h-16z" fill="var(--g-wood)" />
      <path d="M66 30h14v24H66zM92 36h12v18H92z" fill="var(--bad-fill)" />
      <path d="M66 38h14M92 42h12" stroke="var(--sc-lit)" />
      <path d="M42 54h92v17H42z" fill="var(--sc-wall)" />
      <path d="M22 72V40M148 72V48" fill="none" />
      <path d="M6 71h158l-14 28H28C17 93 10 84 6 71z" fill="var(--sc-hull)" />
      <path d="M16 85h142" stroke="var(--accent-fill)" />
    </g>
    <path d="M52 62h8M68 62h8M84 62h8M100 62h8M116 62h8" stroke="var(--sc-ink)" strokeWidth="3.6" />
    <path
      d="M74 24c3-10 16-5 19-14s14-5 19-9M257 16c2-6 10-4 12-10"
      fill="none"
      stroke="var(--sc-smoke)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
)
