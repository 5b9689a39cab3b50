/** Starts of cells that spreadsheets run as formulas, also after spaces and in full width; a tab may end the cell. */
const formulaStart = /^(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])/

/** Escapes text so that spreadsheets show it instead of running it: puts an apostrophe before a possible formula. */
export const neutraliseFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** Reverses `neutraliseFormula`, so that an exported file can be imported again. */
export const restoreFormula = (text: string): string =>
  text.startsWith("'") && neutraliseFormula(text.slice(1)) === text ? text.slice(1) : text

/** One cell of a CSV file (RFC 4180): formulas neutralised, quoted where needed. Numbers are written as they are. */
export const csvCell = (value: string | number | undefined): string => {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = neutraliseFormula(value)
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line with its line break. */
export const csvLine = (values: readonly (string | number | undefined)[]): string => `${values.map(csvCell).join(',')}\r\n`
