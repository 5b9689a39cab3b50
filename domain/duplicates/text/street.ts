/** Leading unit and house numbers: "12 ", "4/12 ", "Unit 4, 12a ". */
const leadingNumber = /^\s*((?:(?:unit|flat|apt|apartment|suite|shop|lot|no\.?|#)\s*)?\d+[a-z]?(?:\s*[/,-]\s*\d+[a-z]?)*)[\s,]+(?=\D)/i

/** House numbers behind the street: "Hauptstraße 12", "Fő utca 3.", "Via Roma 12/B", "Calle Mayor, 5". */
const trailingNumber = /^(.*[^\s,\d])[\s,]+((?:n[º°]\s*)?\d+(?:\s?[a-z])?(?:\s*[/-]\s*(?:\d+[a-z]?|[a-z]))?)\.?\s*$/iu

/** Roads whose number is their name. */
const numberedRoad = /(?:^|\s)(?:route|highway|hwy|interstate|road|rd|street|st|avenue|ave|way|exit|rr|us|sr|cr|fm)$/i

/** House number and street of one line; the number is '' when the line neither begins nor ends with one. */
export const splitStreet = (line: string): { number: string; street: string } => {
  const found = leadingNumber.exec(line)
  if (found) return { number: found[1] ?? '', street: line.slice(found[0].length) }
  const [, street, number] = trailingNumber.exec(line) ?? []
  return street && number && !numberedRoad.test(street) ? { number, street } : { number: '', street: line }
}

const endings: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  pl: 'place',
  cr: 'crescent',
  cres: 'crescent',
  dr: 'drive',
  drv: 'drive',
  ct: 'court',
  crt: 'court',
  cct: 'circuit',
  cl: 'close',
  ln: 'lane',
  tce: 'terrace',
  ter: 'terrace',
  pde: 'parade',
  hwy: 'highway',
  blvd: 'boulevard',
  bvd: 'boulevard',
  sq: 'square',
}

/** Writes out the kind of street at the end of a line, so that "Main St." is "Main street". */
export const writeOutEnding = (line: string): string => {
  const trimmed = line.trimEnd()
  const start = trimmed.lastIndexOf(' ') + 1
  if (start === 0 || trimmed.length - start > 5) return line
  const end = trimmed.endsWith('.') ? trimmed.length - 1 : trimmed.length
  const written = endings[trimmed.slice(start, end).toLowerCase()]
  return written === undefined ? line : trimmed.slice(0, start) + written
}
