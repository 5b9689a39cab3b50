import measured from './calls.json' with { type: 'json' }
import house from './house.json' with { type: 'json' }
import list from './prices.json' with { type: 'json' }

const { prices } = list

const million = 1_000_000
/** As the bill counts them: memory of an instance, and the calls that it answers at once on average. */
const memoryGB = 2
const callsAtOnce = 4

interface MeasuredCall {
  calls: number
  bytes: number
  requestUnits?: number
  operations?: number
}

/** Dollars of a million such calls beyond what is free, with the database without servers. */
export const dollarsOfMillion = ({ requestUnits = 0, bytes }: MeasuredCall): number =>
  million *
  (requestUnits * prices.requestUnit.amount +
    prices.functionCall.amount +
    (house.secondsOfCall / callsAtOnce) * memoryGB * prices.functionSecondGB.amount +
    (bytes / 1e9) * prices.sentGB.amount)

const rows: readonly (MeasuredCall & { name: string })[] = measured.rows

/** The mean of all calls in the mix of the load model. */
export const meanCall = (): Required<MeasuredCall> => {
  const calls = rows.reduce((sum, row) => sum + row.calls, 0)
  const mean = (of: (row: MeasuredCall) => number): number => rows.reduce((sum, row) => sum + row.calls * of(row), 0) / calls
  return {
    calls,
    bytes: mean(({ bytes }) => bytes),
    requestUnits: mean(({ requestUnits = 0 }) => requestUnits),
    operations: mean(({ operations = 0 }) => operations),
  }
}

const shown = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** The table of calls of `docs/cost.md`. */
export const callTable = (): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const body = [...rows, { name: '**mean of the mix**', ...meanCall() }].map((row) =>
    line([
      row.name,
      shown(row.operations ?? 0, 1),
      shown(row.requestUnits ?? 0, 1),
      shown(row.bytes, 0),
      `$${shown(dollarsOfMillion(row), 2)}`,
    ]),
  )
  return [
    line(['call', 'operations', 'RU (local)', 'bytes sent', 'a million calls']),
    line(['---', '---', '---', '---', '---']),
    ...body,
  ].join('\n')
}

if (import.meta.main) console.log(callTable())
