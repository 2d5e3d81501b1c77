import { type ReactNode, useId } from 'react'

interface ZoneProps {
  readonly title: string
  readonly children: ReactNode
}

/** One matter of a page about people. */
export const Zone = ({ title, children }: ZoneProps) => {
  const id = useId()
  return (
    <section className="sh-zone pp-zone" aria-labelledby={id}>
      <div className="sh-zone-head">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  )
}
