/** The operator token that a server generated, for whoever can read its store. */
import type { Result } from '@quayside/kernel'
import { OPERATOR_TOKEN } from '../moderation/operator-token.ts'
import { openExisting } from './snapshot.ts'
import { orRefuse, Unfit, type UnfitCode } from './unfit.ts'

/** Nothing is changed, so a server may run on the store meanwhile. */
export const readOperatorToken = (store: string): Promise<Result<string, UnfitCode>> =>
  orRefuse(async () => {
    const { db } = await openExisting(store)
    try {
      const found = await db
        .selectFrom('secret')
        .select('value')
        .where('name', '=', OPERATOR_TOKEN)
        .executeTakeFirst()
      if (found === undefined) throw new Unfit('no-operator-token')
      return found.value
    } finally {
      await db.destroy()
    }
  })
