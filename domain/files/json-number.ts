/**
 * A JSON number as a number, or as it is written where a number of double precision is another one: long identifiers keep all their digits.
 */
export const jsonNumber = (written: string): number | string => {
  const value = Number(written)
  // 15 digits always survive.
  if (written.length <= 15 && !/e/i.test(written)) return value
  return sameNumber(String(value), written) ? value : written
}

const sameNumber = (one: string, other: string): boolean => scientific(one) === scientific(other)

/** Its significant digits and the power of ten of the last one; the sign is never lost. */
const scientific = (written: string): string | undefined => {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(written) ?? []
  if (whole === '') return undefined
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`
}
