/** What lists of registrations sort by, and the paddle, unique in the auction. */
export interface RegistrationKeys {
  uniqueKey: string
  listKeys: { paddle: string }
}

/** Whole numbers come first, in their order. */
const numberDigits = 12

export const registrationKeys = ({ paddle }: { paddle: string }): RegistrationKeys => ({
  uniqueKey: paddleKey(paddle),
  listKeys: { paddle: isNumber(paddle) ? paddle.padStart(numberDigits, '0') : `a${paddle}` },
})

/** The keys of whole numbers are below this one. */
export const afterNumbers = 'a'

export const paddleKey = (paddle: string): string => `paddle:${paddle}`

const isNumber = (paddle: string): boolean => /^\d+$/.test(paddle)

/** The paddle that follows the highest number that was given; undefined where none is free. */
export const paddleAfter = (last: string | undefined): string | undefined => {
  const next = Number(last ?? 0) + 1
  return next < 10 ** numberDigits ? String(next) : undefined
}
