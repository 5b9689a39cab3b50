const dayFirst = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/

/** A date with its year in front, as digits or as "2001-02-03"; day/month/year is turned round, anything else stays as it is. */
export const yearFirst = (date: string): string => {
  const found = dayFirst.exec(date)
  if (!found) return date
  const [, day = '', month = '', year = ''] = found
  return `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`
}
