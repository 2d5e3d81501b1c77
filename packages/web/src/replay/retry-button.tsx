import { Icon } from '@quayside/table/icons/icon.tsx'
import { useCanRetry, useRetry } from './use-retry.ts'

interface RetryButtonProps {
  readonly position: number
  readonly label: string
  readonly className: string | undefined
}

export const RetryButton = ({ position, label, className }: RetryButtonProps) => {
  const possible = useCanRetry(position)
  const retry = useRetry()
  return (
    <button type="button" className={className} disabled={!possible} onClick={() => retry(position)}>
      <Icon name="u-branch" />
      {label}
    </button>
  )
}
