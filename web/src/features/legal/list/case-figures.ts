import { currencies } from '@auctionwiz/contracts/fields'
import type { LegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { type Format, listed } from '../../../app/format.ts'

/** Sums by currency in one text; undefined where the role shows no amounts. */
export const amountsShown = (amounts: LegalCaseTotals['amounts'], format: Format): string | undefined => {
  const sums = currencies.flatMap((currency) => {
    const amount = amounts?.[currency]
    return amount ? [format.money({ amount, currency })] : []
  })
  return sums.length === 0 ? undefined : listed(sums)
}

/** A share of 0 to 1 in whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100)
