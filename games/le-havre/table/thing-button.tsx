import * as table from '@quayside/table/thing-button.tsx'
import { createContext, useContext } from 'react'
import { isSameThing, thingKey } from './reading/affordances.ts'
import { type Thing, useSelection } from './state/selection.ts'

/** Keys of the things that would answer the question on the table. */
export const AskedThings = createContext<ReadonlySet<string>>(new Set())

interface ThingButtonProps extends Omit<table.ThingButtonProps, 'selected' | 'asked' | 'select'> {
  readonly thing: Thing
}

export const ThingButton = ({ thing, ...rest }: ThingButtonProps) => {
  const selected = useSelection(({ thing: chosen }) => isSameThing(thing, chosen))
  const select = useSelection(({ select }) => select)
  const asked = useContext(AskedThings).has(thingKey(thing))
  return <table.ThingButton {...rest} selected={selected} asked={asked} select={() => select(thing)} />
}
