import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as atHand from './at-hand.ts'
import { NETWORK_FILES } from './files.ts'
import { fetchNetwork, networkFile } from './on-demand.ts'

describe('a network', () => {
  it('is not there before it is fetched, and is the same then as on a machine that has them all', async () => {
    expect(() => networkFile('packet-row-2')).toThrow('packet-row-2')
    await fetchNetwork('packet-row-2')
    await fetchNetwork('packet-row-2')
    expect(networkFile('packet-row-2')).toBe(atHand.networkFile('packet-row-2'))
    expect(() => networkFile('packet-row-3')).toThrow('packet-row-3')
  })

  it('is known by the name of its file, and none is forgotten', () => {
    const files = readdirSync(new URL('../../weights/', import.meta.url))
    const names = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
    expect(Object.keys(NETWORK_FILES).sort()).toEqual(names.sort())
  })
})
