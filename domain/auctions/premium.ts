/** Money is integer minor units (cents; yen), up to 100 billion; a share is in basis points, hundredths of a percent. */

/** The buyer's premium on the part of a hammer price that lies above `from`, up to the next band. */
export interface PremiumBand {
  from: number
  basisPoints: number
}

/** What one band adds: `premium` on `amount` of the hammer price. */
export interface PremiumPart extends PremiumBand {
  amount: number
  premium: number
}

/** Each band's part of the premium, rounded half up, so that what an invoice lists adds up. @param bands ascending, the first from 0 */
export const premiumParts = (hammer: number, bands: readonly PremiumBand[]): PremiumPart[] =>
  bands.flatMap(({ from, basisPoints }, index) => {
    const amount = Math.min(hammer, bands[index + 1]?.from ?? hammer) - from
    return amount > 0 ? [{ from, basisPoints, amount, premium: Math.floor((amount * basisPoints + 5_000) / 10_000) }] : []
  })

export const buyersPremium = (hammer: number, bands: readonly PremiumBand[]): number =>
  premiumParts(hammer, bands).reduce((sum, { premium }) => sum + premium, 0)
