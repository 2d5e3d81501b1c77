/** The analysis on the text board: a section before the situation, and commands to navigate. */
import type { AdvisedCommand } from '@quayside/bots'
import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import { type ExtraCommands, ExtraCommandsContext } from '@quayside/table/text/extra-commands.ts'
import { useMemo } from 'react'
import { useText } from '../games.ts'
import boardStyles from '../text-board/text-board.module.css'
import { TextBoard } from '../text-board/text-board.tsx'
import styles from './analysis.module.css'
import type { AnalysisBoard } from './analysis-board.ts'
import { ANALYSIS_ID, RATED, useAnalysis, useBoard } from './analysis-store.ts'
import { useAnalysisTexts } from './analysis-texts.ts'
import { type AnalysisTexts, useBoardTexts } from './board-texts.ts'
import { AnalysisPanel } from './side-panel.tsx'
import { alternative, depthOf, nodeAt } from './variation-tree.ts'

type Say = ReturnType<typeof useAnalysisTexts>

const whereSentences = (t: Say, texts: AnalysisTexts): readonly string[] => {
  const { board } = useAnalysis.getState()
  if (board === null) return []
  const at = t('about', {
    moves: depthOf(board.tree, board.at),
    question: texts.question(board) ?? t('about.over'),
  })
  const { note } = nodeAt(board.tree, board.at)
  return [t('here', { at, move: texts.move(board, board.at) }), ...(note === '' ? [] : [note])]
}

const adviceSentences = (t: Say, texts: AnalysisTexts): readonly string[] => {
  const { board, advice: state } = useAnalysis.getState()
  const advice = state?.node === board?.at ? (state?.advice ?? null) : null
  if (state?.refusal?.code === RATED) return [t('advice.rated')]
  if (board === null || advice === null) return [t('play-best.none')]
  const { suggestions, wins, looks } = advice
  return [
    ...suggestions.flatMap((suggestion, place) => [
      saidMove(t, texts, { board, suggestion, place }),
      ...[texts.reasons(suggestion)].filter((reason) => reason !== ''),
    ]),
    ...(wins.length === 0 ? [] : [t('advice.said.chances', { shares: sharesText(t, texts, wins), looks })]),
  ]
}

interface SaidMove {
  readonly board: AnalysisBoard
  readonly suggestion: AdvisedCommand
  readonly place: number
}

const saidMove = (t: Say, texts: AnalysisTexts, { board, suggestion, place }: SaidMove): string => {
  const { command, points, even, behind, wins } = suggestion
  const said = {
    place: place + 1,
    move: texts.command(board, command),
    points: texts.points(Math.round(points)),
    distance: place === 0 ? t('advice.best') : even ? t('advice.even') : `−${texts.number(behind)}`,
  }
  return wins === null ? t('advice.said', said) : t('advice.said.wins', { ...said, share: texts.share(wins) })
}

const sharesText = (t: Say, texts: AnalysisTexts, wins: readonly number[]): string =>
  texts.list(
    wins.map((share, seat) => t('share.of', { player: texts.names[seat] ?? '', share: texts.share(share) })),
  )

const analysisCommands = (t: Say, texts: AnalysisTexts): readonly ExtraCommand[] => {
  const moving = (act: () => void) => (): readonly string[] => {
    act()
    return whereSentences(t, texts)
  }
  const { back, forward, toStart, toEnd, go, annotate, playSuggestion } = useAnalysis.getState()
  return [
    { phrases: t('say.back'), help: t('help.back'), run: moving(back) },
    { phrases: t('say.forward'), help: t('help.forward'), run: moving(forward) },
    { phrases: t('say.start'), help: t('help.start'), run: moving(toStart) },
    { phrases: t('say.end'), help: t('help.end'), run: moving(toEnd) },
    {
      phrases: t('say.other'),
      help: t('help.other'),
      run: () => {
        const { board } = useAnalysis.getState()
        if (board === null) return []
        const [first] = nodeAt(board.tree, nodeAt(board.tree, board.at).parent ?? board.at).children
        const other = alternative(board.tree, board.at, 1) ?? first ?? board.at
        if (other === board.at) return [t('no-other')]
        go(other)
        return whereSentences(t, texts)
      },
    },
    { phrases: t('say.advice'), help: t('help.advice'), run: () => adviceSentences(t, texts) },
    {
      phrases: t('say.play-best'),
      help: t('help.play-best'),
      run: () => {
        const { board, advice } = useAnalysis.getState()
        const [best] = advice?.node === board?.at ? (advice?.advice?.suggestions ?? []) : []
        if (best === undefined) return [t('play-best.none')]
        playSuggestion([best.command, ...best.line])
        return whereSentences(t, texts)
      },
    },
    {
      phrases: t('say.note'),
      help: t('help.note'),
      run: (about) => {
        const { board } = useAnalysis.getState()
        if (board !== null) annotate(board.at, about.join(' '))
        return [t('noted')]
      },
    },
  ]
}

export const TextAnalysis = () => {
  const t = useAnalysisTexts()
  const texts = useBoardTexts()
  const { rules } = useBoard()
  const text = useText(rules.game)
  const extras = useMemo((): ExtraCommands => {
    const commands = analysisCommands(t, texts)
    return {
      section: () => (
        <div className={`${boardStyles.section} ${styles.beside}`}>
          <AnalysisPanel />
        </div>
      ),
      commands: () => commands,
    }
  }, [t, texts])
  return (
    <ExtraCommandsContext value={extras}>
      <text.Play draw={(play) => <TextBoard id={ANALYSIS_ID} game={rules.game} {...play} />} />
    </ExtraCommandsContext>
  )
}
