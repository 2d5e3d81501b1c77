/** How many equal cards lie on one another. */
export const Times = ({ count }: { readonly count: number }) =>
  count === 1 ? null : <span className="times">×{count}</span>
