import type { Currency } from '@auctionwiz/contracts/fields'

/** How many minor units make one unit of a currency. */
export const minorUnits = (currency: Currency): number => (currency === 'JPY' ? 1 : 100)

/** The sign that a catalogue prints before an amount. */
export const currencySigns: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', CAD: '$', JPY: '¥' }
