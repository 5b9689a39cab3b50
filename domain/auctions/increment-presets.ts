import type { Currency } from '@auctionwiz/contracts/fields'
import { minorUnits } from './currency.ts'

/** Published tables, in whole units of the currency. */
const tables = {
  /** As the large international salerooms print it in their catalogues; the auctioneer may depart from it. */
  saleroom: [
    [50, 50],
    [1_000, 100],
    [2_000, 200],
    [3_000, 200, 500, 800, 1_000],
    [5_000, 500],
    [10_000, 1_000],
    [20_000, 2_000],
    [30_000, 2_000, 5_000, 8_000, 10_000],
    [50_000, 5_000],
    [100_000, 10_000],
  ],
  /** As online marketplaces publish it for timed bidding. */
  timed: [
    [0, 0.05],
    [1, 0.25],
    [5, 0.5],
    [25, 1],
    [100, 2.5],
    [250, 5],
    [500, 10],
    [1_000, 25],
    [2_500, 50],
    [5_000, 100],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, ...steps: number[]])[]>

export type IncrementPreset = keyof typeof tables

export const incrementPresets = Object.keys(tables) as IncrementPreset[]

/** A yen is to a table what a cent is: no step is smaller than what can be paid. */
const yenPerUnit = 100

/** A published table in a currency. */
export const presetBands = (preset: IncrementPreset, currency: Currency): { from: number; steps: number[] }[] => {
  const scale = currency === 'JPY' ? yenPerUnit : minorUnits(currency)
  return tables[preset].map(([from, ...steps]) => ({
    from: Math.round(from * scale),
    steps: steps.map((step) => Math.round(step * scale)),
  }))
}
