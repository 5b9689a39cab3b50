/** One call that was answered, or not. */
export interface Outcome {
  /** Of the endpoint. */
  name: string
  /** From when it was due until all of its answer had come. */
  ms: number
  /** Of the answer, as it was sent. */
  bytes: number
  failed: boolean
}

/** What calls of a name cost in all, as the services measured it. */
export interface Charge {
  calls: number
  requestUnits: number
  operations: number
}

export interface SummaryRow {
  name: string
  calls: number
  failed: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Mean of an answer. */
  bytes: number
  /** Mean of a call; absent where the services' measurements are not at hand. */
  requestUnits?: number
  operations?: number
}

/** The value that this share of all does not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** A row for each name, in the order of the alphabet. */
export const summaryOf = (outcomes: readonly Outcome[], charges: ReadonlyMap<string, Charge>): SummaryRow[] =>
  [...Map.groupBy(outcomes, ({ name }) => name)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, some]) => {
      const times = some.map(({ ms }) => ms)
      const charge = charges.get(name)
      return {
        name,
        calls: some.length,
        failed: some.filter(({ failed }) => failed).length,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        p99: percentile(times, 0.99),
        bytes: Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / some.length),
        ...(charge && { requestUnits: charge.requestUnits / charge.calls, operations: charge.operations / charge.calls }),
      }
    })

const shown = (value: number | undefined, digits = 0): string =>
  value === undefined ? '' : value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** The report as a Markdown table, with all calls in its last row. */
export const reportOf = (rows: readonly SummaryRow[], outcomes: readonly Outcome[]): string => {
  const charged = rows.filter(({ requestUnits }) => requestUnits !== undefined)
  const sum = (of: (row: SummaryRow) => number): number => charged.reduce((total, row) => total + row.calls * of(row), 0)
  const charge = {
    calls: sum(() => 1),
    requestUnits: sum(({ requestUnits = 0 }) => requestUnits),
    operations: sum(({ operations = 0 }) => operations),
  }
  const [total] = summaryOf(
    outcomes.map((outcome) => ({ ...outcome, name: 'all' })),
    new Map(charge.calls > 0 ? [['all', charge]] : []),
  )
  const heads = ['call', 'calls', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes', 'RU', 'operations']
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const body = [...rows, ...(total ? [total] : [])].map((row) =>
    line([
      row.name,
      shown(row.calls),
      `${shown(row.failed)} (${shown((100 * row.failed) / row.calls, 1)} %)`,
      shown(row.p50),
      shown(row.p95),
      shown(row.p99),
      shown(row.bytes),
      shown(row.requestUnits, 1),
      shown(row.operations, 1),
    ]),
  )
  return [line(heads), line(heads.map(() => '---')), ...body].join('\n')
}
