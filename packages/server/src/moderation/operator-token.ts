/** The operator token of a server whose settings name none: made once, the same for every node on the store. */
import { newKey } from '../rooms/keys.ts'
import type { Store } from '../storage/store.ts'

export const OPERATOR_TOKEN = 'operator-token'

export const operatorTokenIn = ({ secrets }: Store): Promise<string> => secrets.get(OPERATOR_TOKEN, newKey)
