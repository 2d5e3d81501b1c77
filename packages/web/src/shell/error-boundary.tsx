import controls from '@quayside/table/controls/controls.module.css'
import { useSiteTexts, useTextsStore } from '@quayside/table/page/texts.ts'
import { Component, type ReactNode } from 'react'
import { useRoute } from '../state/routing.ts'
import { ExportButtons } from './components/export-game.tsx'
import { StillScreen } from './components/still-screen.tsx'
import tableScreen from './table/table-screen.module.css'

interface BoundaryState {
  readonly crashed: boolean
}

/** Error boundary: shown when rendering fails; the game itself is safe in its backend. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { crashed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { crashed: true }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return useTextsStore.getState().site === null ? null : <Crashed />
  }
}

const Crashed = () => {
  const texts = useSiteTexts()
  const { route } = useRoute()
  return (
    <StillScreen>
      <h1>{texts.shell('crash')}</h1>
      <p role="alert">{texts.shell('crash.hint')}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => location.reload()}
        >
          {texts.shell('crash.reload')}
        </button>
        {route.page === 'table' && (
          <ExportButtons id={route.id} className={`${controls.button} ${controls.ghost}`} />
        )}
        <button
          type="button"
          className={`${controls.button} ${controls.ghost}`}
          onClick={() => {
            location.hash = ''
            location.reload()
          }}
        >
          {texts.shell('home')}
        </button>
      </div>
    </StillScreen>
  )
}
