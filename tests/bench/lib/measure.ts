/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** Milliseconds that `work` takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

type Works<Name extends string> = Record<Name, () => Promise<unknown>>

/**
 * Runs several works in turn, so that a slow moment of the machine affects all of them equally.
 * @returns the median milliseconds of each; the first `warm` turns don't count.
 */
export const interleaved = async <Name extends string>(works: Works<Name>, turns: number, warm = 3): Promise<Record<Name, number>> => {
  const names = Object.keys(works) as Name[]
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let turn = 0; turn < turns + warm; turn += 1)
    for (const name of turn % 2 === 0 ? names : names.toReversed()) {
      const ms = await timed(works[name])
      if (turn >= warm) samples.get(name)?.push(ms)
    }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>
}
