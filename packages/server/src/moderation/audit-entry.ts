import { randomUUID } from 'node:crypto'
import type { AuditAction, AuditTargetKind } from '@quayside/protocol'
import type { AuditRow } from '../storage/schema.ts'

export interface AuditInput {
  /** The fingerprint of the operator's token; empty where nobody showed the right one. */
  readonly operator: string
  readonly action: AuditAction
  readonly target: { readonly kind: AuditTargetKind; readonly id: string }
  readonly reason: string
  readonly details?: Readonly<Record<string, string | number | null>>
  readonly now: number
}

export const auditRow = ({ operator, action, target, reason, details = {}, now }: AuditInput): AuditRow => ({
  id: randomUUID(),
  recorded_at: now,
  operator,
  action,
  target_kind: target.kind,
  target: target.id,
  reason,
  details_json: JSON.stringify(details),
})
