import type { Currency } from '@auctionwiz/contracts/fields'
import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import { shownLanguage } from '../../messages/catalogue.ts'

/** Amounts of one auction, given in minor units, in its currency and the language shown. Whole amounts have no decimals: "$4,000". */
export interface LotMoney {
  currency: Currency
  amount: (minor: number) => string
  /** "$4,000 – $6,000"; '' for neither. */
  range: (low: number | undefined, high: number | undefined) => string
}

const known = new Map<string, LotMoney>()

/** Created once for each currency and language: every cell uses one, and Intl formatters are slow to create. */
export const lotMoney = (currency: Currency): LotMoney => {
  const key = `${shownLanguage()} ${currency}`
  const money = known.get(key) ?? createMoney(currency)
  known.set(key, money)
  return money
}

const createMoney = (currency: Currency): LotMoney => {
  const style = { style: 'currency', currency } as const
  const whole = new Intl.NumberFormat(shownLanguage(), { ...style, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(shownLanguage(), style)
  const units = minorUnits(currency)
  const fits = (...amounts: number[]) => (amounts.every((minor) => minor % units === 0) ? whole : exact)
  const amount = (minor: number) => fits(minor).format(minor / units)
  return {
    currency,
    amount,
    range: (low, high) => {
      if (low === undefined || high === undefined || low === high)
        return [low ?? high].map((one) => (one === undefined ? '' : amount(one))).join('')
      return fits(low, high).formatRange(low / units, high / units)
    },
  }
}
