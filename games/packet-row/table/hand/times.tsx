import styles from './hand.module.css'
/** How many equal cards lie on one another. */
export const Times = ({ count }: { readonly count: number }) =>
  count === 1 ? null : <span className={`times ${styles.times}`}>×{count}</span>
