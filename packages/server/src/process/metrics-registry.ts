/** Numbers about the server, in the text format that Prometheus reads. */

type Labels = Readonly<Record<string, string>>

interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  lines(): readonly string[]
}

const written = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  )
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

export class Counter {
  readonly #counts = new Map<string, number>()

  add(labels: Labels = {}, by = 1): void {
    const place = written(labels)
    this.#counts.set(place, (this.#counts.get(place) ?? 0) + by)
  }

  lines(name: string): readonly string[] {
    return [...this.#counts].map(([labels, count]) => `${name}${labels} ${count}`)
  }
}

/** How often something took how long, in seconds. */
export class Timings {
  readonly #bounds: readonly number[]
  readonly #counts: number[]
  #count = 0
  #sum = 0

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
    this.#counts = bounds.map(() => 0)
  }

  record(seconds: number): void {
    const place = this.#bounds.findIndex((bound) => seconds <= bound)
    if (place >= 0) this.#counts[place] = (this.#counts[place] ?? 0) + 1
    this.#count++
    this.#sum += seconds
  }

  lines(name: string): readonly string[] {
    let below = 0
    return [
      ...this.#bounds.map((bound, place) => {
        below += this.#counts[place] ?? 0
        return `${name}_bucket{le="${bound}"} ${below}`
      }),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ]
  }
}

export class Registry {
  readonly #families: Family[] = []

  counter(name: string, help: string): Counter {
    const counter = new Counter()
    this.#families.push({ name, help, type: 'counter', lines: () => counter.lines(name) })
    return counter
  }

  timings(name: string, help: string, bounds: readonly number[]): Timings {
    const timings = new Timings(bounds)
    this.#families.push({ name, help, type: 'histogram', lines: () => timings.lines(name) })
    return timings
  }

  /** A number that is asked for when somebody reads. */
  gauge(name: string, help: string, read: () => number, type: 'gauge' | 'counter' = 'gauge'): void {
    this.#families.push({ name, help, type, lines: () => [`${name} ${read()}`] })
  }

  get text(): string {
    const lines = this.#families.flatMap((family) => [
      `# HELP ${family.name} ${family.help}`,
      `# TYPE ${family.name} ${family.type}`,
      ...family.lines(),
    ])
    return `${lines.join('\n')}\n`
  }
}
