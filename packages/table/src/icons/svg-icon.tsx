export interface IconProps<Name extends string> {
  readonly name: Name
  /** Said aloud; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string | undefined
}

/** An icon whose drawing lies on the page. */
export const UsedIcon = ({ name, label, className = '' }: IconProps<string>) =>
  label === undefined ? (
    <svg className={`ic ${className}`} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  ) : (
    <svg className={`ic ${className}`} role="img" aria-label={label}>
      <use href={`#${name}`} />
    </svg>
  )
