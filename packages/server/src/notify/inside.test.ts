import { expect, it } from 'vitest'
import { isInside, leadsInside } from './inside.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('%s is inside', (address) => expect(isInside(address)).toBe(true))

it.each(['172.32.0.1', '8.8.8.8', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is outside', (address) =>
  expect(isInside(address)).toBe(false),
)

it('a name is as good as the address it leads to', async () => {
  expect(await leadsInside('http://localhost:1/hook')).toBe(true)
  expect(await leadsInside('http://[::1]/hook')).toBe(true)
})
