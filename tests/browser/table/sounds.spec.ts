/** The sounds as the browser renders them: short, never clipped, without a constant offset, and equally loud. */
import { expect, test } from '@playwright/test'
import { schedule, TONES } from '../../../packages/table/src/sound/tones.ts'

declare global {
  /** The page's own function, for the test. */
  var scheduleTones: typeof schedule
}

type Tones = (typeof TONES)[keyof typeof TONES]

interface Heard {
  /** The largest sample; 1 is clipped. */
  readonly peak: number
  /** Seconds until it falls below a thousandth of full scale for good. */
  readonly lasts: number
  /** The mean of all samples: not zero where the speaker would be held off its middle. */
  readonly offset: number
  /** Of the loudest fifth of a second, in LUFS. */
  readonly loudness: number
}

test('every sound is short, unclipped at full volume, and about as loud as the others', async ({ page }) => {
  await page.addInitScript({ content: `globalThis.scheduleTones = ${schedule.toString()}` })
  await page.goto('/')
  const heard = await page.evaluate(async (tones) => {
    const RATE = 48_000
    const render = async (sound: Tones, percent: number, isWeighted: boolean): Promise<Float32Array> => {
      const context = new OfflineAudioContext(1, 3 * RATE, RATE)
      // The weighting of ITU-R BS.1770 at this rate.
      const shelf = context.createIIRFilter(
        [1.53512485958697, -2.69169618940638, 1.19839281085285],
        [1, -1.69065929318241, 0.73248077421585],
      )
      const highPass = context.createIIRFilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621])
      shelf.connect(highPass).connect(context.destination)
      const player = {
        currentTime: 0,
        destination: isWeighted ? shelf : context.destination,
        createOscillator: () => context.createOscillator(),
        createGain: () => context.createGain(),
      }
      scheduleTones(player, sound, percent)
      return (await context.startRendering()).getChannelData(0)
    }
    const found: Record<string, Heard> = {}
    for (const [name, sound] of Object.entries(tones)) {
      const [full, usual] = [await render(sound, 100, false), await render(sound, 50, true)]
      const window = RATE / 5
      let [energy, most] = [0, 0]
      for (const [place, sample] of usual.entries()) {
        energy += sample * sample - (usual[place - window] ?? 0) ** 2
        most = Math.max(most, energy)
      }
      found[name] = {
        peak: full.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0),
        lasts: full.findLastIndex((sample) => Math.abs(sample) > 0.001) / RATE,
        offset: full.reduce((sum, sample) => sum + sample, 0) / full.length,
        loudness: 10 * Math.log10(most / window) - 0.691,
      }
    }
    return found
  }, TONES)
  const loudness = Object.values(heard).map((one) => one.loudness)
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(6)
  for (const [name, { peak, lasts, offset }] of Object.entries(heard)) {
    expect.soft(peak, name).toBeGreaterThan(0.05)
    expect.soft(lasts, name).toBeLessThan(1.5)
    expect.soft(Math.abs(offset), name).toBeLessThan(0.001)
  }
  // Three may sound at once.
  const peaks = Object.values(heard).map(({ peak }) => peak)
  const [first = 0, second = 0, third = 0] = peaks.toSorted((one, other) => other - one)
  expect(first + second + third).toBeLessThan(1)
})
