/** Text as HTML and back: platforms keep descriptions with basic tags. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  pound: '£',
  euro: '€',
  yen: '¥',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  times: '×',
  eacute: 'é',
}

const characterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined

/** `&pound;`, `&#163;` and `&#xa3;` are £; an unknown name stays as it is. */
export const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}));/gi, (whole, hex?: string, digits?: string, name?: string) => {
        if (name !== undefined) return named[name.toLowerCase()] ?? whole
        return characterOf(hex === undefined ? Number(digits) : Number.parseInt(hex, 16)) ?? whole
      })
    : text

export const markupOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n|\r|\n/g, '<br>')

/** The text of HTML, a line for each paragraph. It is shown as text, so what looks like a tag afterwards is harmless. */
export const textOfMarkup = (html: string): string =>
  withoutEntities(
    html
      .replace(/[\r\n]+/g, ' ')
      .replace(/<(?:br\s*\/?|\/p|\/div|\/li)\s*>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  )
