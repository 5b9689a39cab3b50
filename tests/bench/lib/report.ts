/** One line of the table. `met` is absent for a figure without a target. */
export interface Row {
  what: string
  measured: string
  limit?: string
  met?: boolean
}

/** A row whose value must not be above the limit; both are in the same unit. */
export const atMost = (what: string, value: number, limit: number, unit: string, detail = ''): Row => ({
  what,
  measured: withDetail(`${shown(value)}${unit}`, detail),
  limit: `≤ ${limit}${unit}`,
  met: value <= limit,
})

/** A row whose value must not be below the limit. */
export const atLeast = (what: string, value: number, limit: number, unit: string, detail = ''): Row => ({
  what,
  measured: withDetail(`${shown(value)}${unit}`, detail),
  limit: `≥ ${limit}${unit}`,
  met: value >= limit,
})

/** A row that is shown without a limit. */
export const fact = (what: string, measured: string): Row => ({ what, measured })

const withDetail = (value: string, detail: string): string => (detail === '' ? value : `${value} (${detail})`)

/** Three significant digits, four from 100 on, whole numbers with separators from 1,000 on. */
export const shown = (value: number): string => {
  const size = Math.abs(value)
  if (size >= 1_000) return Math.round(value).toLocaleString('en-US')
  return String(Number(value.toPrecision(size >= 100 ? 4 : 3)))
}

export const milliseconds = (value: number): string => `${shown(value)} ms`

/** The rows of a section as a Markdown table with aligned columns. */
export const table = (title: string, rows: readonly Row[]): string => {
  const cells = rows.map(({ what, measured, limit = '', met }) => [what, measured, limit, met === undefined ? '' : met ? 'met' : 'missed'])
  const lines = [[title, 'measured', 'limit', 'verdict'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = (line: string[]): string => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = lines
  return [text(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(text)].join('\n')
}
