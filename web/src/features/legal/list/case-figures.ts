import { currencies } from '@auctionwiz/contracts/fields'
import type { LegalCaseSummary, LegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { type Format, listed } from '../../../app/format.ts'

const noAmounts = { USD: 0, EUR: 0, GBP: 0, CAD: 0, JPY: 0 }

/** Sums by currency in one text; undefined where the role shows no amounts. */
export const amountsShown = (amounts: LegalCaseTotals['amounts'], format: Format): string | undefined => {
  const sums = currencies.flatMap((currency) => {
    const amount = amounts?.[currency]
    return amount ? [format.money({ amount, currency })] : []
  })
  return sums.length === 0 ? undefined : listed(sums)
}

/** The claims of cases in one text; undefined where the role shows no amounts. */
export const claimsShown = (cases: readonly Pick<LegalCaseSummary, 'claimAmount'>[], format: Format): string | undefined => {
  const sums: NonNullable<LegalCaseTotals['amounts']> = { ...noAmounts }
  for (const { claimAmount } of cases) if (claimAmount) sums[claimAmount.currency] += claimAmount.amount
  return amountsShown(sums, format)
}

/** A share of 0 to 1 in whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100)
