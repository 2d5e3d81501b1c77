import { CONSTANTS } from '@quayside/le-havre'
import { loans } from '@quayside/le-havre/reading'
import { useWords } from '../../../state/words.ts'
import { Sheet } from '../../../table/sheet.tsx'
import type { Sight } from '../../state/sight.ts'
import { Verdict } from './verdict.tsx'

export const LoanSheet = ({ sight }: { readonly sight: Sight }) => {
  const { board, game } = useWords()
  return (
    <>
      <Sheet icon="m-loan" title={game.count('loan', loans(sight.view, sight.me))}>
        <p>
          {board('loan.terms', {
            gets: game.count('franc', CONSTANTS.loanValue),
            repay: game.count('franc', CONSTANTS.loanRepay),
            interest: game.count('franc', CONSTANTS.interest),
            penalty: game.count('franc', CONSTANTS.loanPenalty),
          })}
        </p>
      </Sheet>
      <Verdict thing={{ kind: 'loan' }} sight={sight} />
    </>
  )
}
