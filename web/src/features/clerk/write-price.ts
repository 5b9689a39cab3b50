import type { Currency } from '@auctionwiz/contracts/fields'
import { minorUnits } from '@auctionwiz/domain/auctions/currency'
import { shownLanguage } from '../../messages/catalogue.ts'

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (currency: Currency): Intl.NumberFormat => {
  const locale = shownLanguage() === 'en-XA' ? 'en' : shownLanguage()
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  formats.set(key, format)
  return format
}

/** Amounts as a saleroom reads them: "$45,000", with decimals only where there are some. */
export interface Prices {
  /** @param amount in minor units */
  price: (amount: number) => string
  /** "$40,000 – $60,000" */
  range: (low: number | undefined, high: number | undefined) => string | undefined
}

const known = new Map<Intl.NumberFormat, Prices>()

/** The same object for the same currency and language. */
export const pricesIn = (currency: Currency): Prices => {
  const format = formatOf(currency)
  const prices = known.get(format) ?? pricesOf(format, minorUnits(currency))
  known.set(format, prices)
  return prices
}

const pricesOf = (format: Intl.NumberFormat, units: number): Prices => {
  const price = (amount: number) => format.format(amount / units)
  return {
    price,
    range: (low, high) => {
      const one = low ?? high
      if (one === undefined) return undefined
      return low === undefined || high === undefined || low === high ? price(one) : format.formatRange(low / units, high / units)
    },
  }
}
