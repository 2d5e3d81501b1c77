import { Sheet } from '@quayside/table/inspector-sheet.tsx'
import { loans } from '../../reading/index.ts'
import { CONSTANTS } from '../../rules/index.ts'
import type { TableView } from '../state/sight.ts'
import { useGameTexts } from '../state/words.ts'
import { Verdict } from './verdict.tsx'

export const LoanSheet = ({ sight }: { readonly sight: TableView }) => {
  const { board, game } = useGameTexts()
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
