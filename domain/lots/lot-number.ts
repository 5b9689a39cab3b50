/** The number of a lot: a whole number and, for a lot added between two others, a suffix. 1, 1A, 1B, 2 is the order of a catalogue. */
export interface LotNumber {
  number: number
  /** Capital letters; empty for none. */
  suffix: string
}

const highest = 999_999

/** As typed, in any case; undefined where it is no number of a lot. */
export const parseLotNumber = (typed: string): LotNumber | undefined => {
  const [, digits, suffix = ''] = /^0*([1-9]\d{0,5})[ -]?([A-Z]{0,2})$/.exec(typed.trim().toUpperCase()) ?? []
  return digits === undefined ? undefined : { number: Number(digits), suffix }
}

export const lotNumberText = ({ number, suffix }: LotNumber): string => `${number}${suffix}`

/** Sorts as text in the order of the catalogue: Z comes before AA. */
export const lotNumberKey = ({ number, suffix }: LotNumber): string => `${String(number).padStart(6, '0')}${suffix.length}${suffix}`

/** The first whole number after a lot's; undefined where there is none left. */
export const numberAfter = (last: LotNumber | undefined): LotNumber | undefined => {
  const number = (last?.number ?? 0) + 1
  return number > highest ? undefined : { number, suffix: '' }
}
