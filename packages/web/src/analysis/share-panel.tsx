/** Shares an analysis or its position as a link, QR code or file, or starts a game from the position. */
import { SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { Suspense, useState } from 'react'
import { QrCode, qrModules } from '../online/qr-code.tsx'
import { copy, fileName, saveFile } from '../shell/components/export-game.tsx'
import shared from '../shell/components/shared.module.css'
import { ImportSeats } from '../shell/home/import-seats.tsx'
import styles from './analysis.module.css'
import { type AnalysisBoard, boardText, positionLiteral, stateAt } from './analysis-board.ts'
import { packAnalysis, packPosition } from './analysis-link.ts'
import { analysisTextOf } from './analysis-source.ts'
import { useBoard } from './analysis-store.ts'
import { useAnalysisTexts } from './analysis-texts.ts'

type What = 'position' | 'analysis'

const linkTo = async (board: AnalysisBoard, what: What): Promise<string> => {
  const source =
    what === 'position'
      ? await packPosition(positionLiteral(board))
      : await packAnalysis(analysisTextOf(board))
  return new URL(addressOf({ page: 'analysis', source, position: null }), location.href).href
}

interface Shared {
  readonly board: AnalysisBoard
  readonly link: string
  readonly isCopied: boolean
}

const SharedLink = ({ link, isCopied }: Shared) => {
  const t = useAnalysisTexts()
  return (
    <>
      <p role="status">{isCopied ? t('share.copied') : ''}</p>
      <label>
        {t('share.take')}
        <input className={shared.input} readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      {qrModules(link, true) === null ? (
        <p>{t('share.too-long')}</p>
      ) : (
        <div className={styles.qr}>
          <QrCode text={link} label={t('share.code')} isDense />
        </div>
      )}
    </>
  )
}

const Share = () => {
  const t = useAnalysisTexts()
  const board = useBoard()
  const [current, setCurrent] = useState<Shared | null>(null)
  const share = async (what: What): Promise<void> => {
    const link = await linkTo(board, what)
    setCurrent({ board, link, isCopied: await copy(link) })
  }
  const save = (): void => {
    const text = boardText(board)
    saveFile(fileName('analysis', text), text)
  }
  return (
    <>
      <p>{t('share.hint')}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.small} onClick={() => void share('position')}>
          <Icon name="u-link" />
          {t('share.position')}
        </button>
        <button type="button" className={styles.small} onClick={() => void share('analysis')}>
          <Icon name="u-branch" />
          {t('share.analysis')}
        </button>
        <button type="button" className={styles.small} onClick={save}>
          <SaveGlyph />
          {t('share.file')}
        </button>
      </div>
      {/* Hides a link to an earlier state of the board. */}
      {current?.board === board && <SharedLink {...current} />}
    </>
  )
}

const PlayOn = () => {
  const t = useAnalysisTexts()
  const board = useBoard()
  const { rules, at } = board
  return (
    <>
      <p>{t('play-on.hint')}</p>
      <Suspense>
        <ImportSeats
          key={at}
          text={JSON.stringify(rules.position.write(stateAt(board)))}
          game={{ rules, state: stateAt(board), moveNumber: 0 }}
        />
      </Suspense>
    </>
  )
}

export const SharePanel = () => {
  const t = useAnalysisTexts()
  const { rules, ...board } = useBoard()
  const isOver = rules.deciders(stateAt({ rules, ...board })).length === 0
  return (
    <div className={styles.more}>
      <details data-ui="share">
        <summary>{t('share')}</summary>
        <Share />
      </details>
      {!isOver && (
        <details data-ui="play-on">
          <summary>{t('play-on')}</summary>
          <PlayOn />
        </details>
      )}
    </div>
  )
}
