import type { Seat } from '@quayside/kernel'
import { useLessonLock } from '@quayside/table/page/lesson-lock.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { act } from '../state/choices.ts'
import { useSelection } from '../state/selection.ts'
import { useGameTexts } from '../state/texts.ts'
import type { Control, Decision } from '../view-models/decision.ts'
import { type Warning, warningsOf } from '../view-models/warnings.ts'
import { type DecisionContext, type Meanwhile, TrayDecision } from './decision-context.ts'
import { OptionsTray } from './options-tray.tsx'

/** Lazy: the first question of a game asks for no amounts. */
const loadTrays = () => import('./later-trays.ts')

const AmountTray = lazy(async () => ({ default: (await loadTrays()).AmountTray }))
const BasketTray = lazy(async () => ({ default: (await loadTrays()).BasketTray }))
const ExchangeTray = lazy(async () => ({ default: (await loadTrays()).ExchangeTray }))
const PaymentTray = lazy(async () => ({ default: (await loadTrays()).PaymentTray }))
const ShortfallTray = lazy(async () => ({ default: (await loadTrays()).ShortfallTray }))
const VoyageTray = lazy(async () => ({ default: (await loadTrays()).VoyageTray }))
const WarningTray = lazy(async () => ({ default: (await loadTrays()).WarningTray }))

const Answer = ({ control }: { readonly control: Control }) => {
  switch (control.kind) {
    case 'options':
      return <OptionsTray options={control.options} first={control.first} />
    case 'shortfall':
      return <ShortfallTray options={control.options} />
    case 'payment':
      return <PaymentTray ways={control.ways} basket={control.basket} />
    case 'amount':
      return <AmountTray answers={control.answers} />
    case 'voyage':
      return <VoyageTray voyages={control.voyages} basket={control.basket} />
    case 'basket':
      return <BasketTray basket={control.basket} leave={control.leave} />
    case 'exchange':
      return <ExchangeTray control={control} />
  }
}

interface Pending {
  readonly commands: readonly Command[]
  readonly warnings: readonly Warning[]
}

interface DecisionTrayProps {
  readonly view: State
  readonly seat: Seat
  readonly names: readonly string[]
  readonly decision: Decision
  readonly meanwhile?: Meanwhile
}

export const DecisionTray = ({ view, seat, names, decision, meanwhile }: DecisionTrayProps) => {
  const texts = useGameTexts()
  const select = useSelection(({ select }) => select)
  const silenced = useSettings(({ silenced }) => silenced)
  const [pending, setPending] = useState<Pending | null>(null)
  // Offline, they are loaded when needed.
  useEffect(() => void loadTrays().catch(() => undefined), [])
  const carryOut = useCallback(
    (commands: readonly Command[]): void => {
      setPending(null)
      select(null)
      act(seat, commands)
    },
    [seat, select],
  )
  const asking: DecisionContext = useMemo(() => {
    const decide = (commands: readonly Command[]): void => {
      const [first] = commands
      const { suggests } = useLessonLock.getState()
      // No warning for a command that the lesson suggests: it has already explained it.
      const isSuggested = first !== undefined && suggests?.(leHavre.notation.print(first)) === true
      const warnings = isSuggested
        ? []
        : warningsOf(view, seat, commands, leHavre.commands(view, seat)).filter(
            ({ code }) => !silenced.includes(code),
          )
      if (warnings.length > 0) setPending({ commands, warnings })
      else carryOut(commands)
    }
    return { view, seat, names, texts, decision, meanwhile: meanwhile ?? null, decide }
  }, [view, seat, names, texts, decision, meanwhile, silenced, carryOut])
  return (
    <TrayDecision value={asking}>
      <Suspense>
        {pending === null ? (
          <Answer control={decision.control} />
        ) : (
          <WarningTray
            warnings={pending.warnings}
            onGo={() => carryOut(pending.commands)}
            onBack={() => setPending(null)}
          />
        )}
      </Suspense>
    </TrayDecision>
  )
}
