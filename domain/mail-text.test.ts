import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameInMail, withoutLinks } from './mail-text.ts'

it.each([
  ['Claim your prize at https://evil.example/x?y=1', 'Claim your prize at evil. example/x?y=1'],
  ['www.evil.example', 'www. evil. example'],
  ['Write to ann@evil.example or mailto:ann@evil.example', 'Write to ann@evil. example or ann@evil. example'],
  ['https://https://evil.example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['ev\u200bil.exa\u00admple', 'evil. example'],
  ['javascript:alert(1)', 'alert(1)'],
  ['See you on 5.12. at 10.30.\n\nDr. J. R. Ewing', 'See you on 5.12. at 10.30.\n\nDr. J. R. Ewing'],
  ['St.John & Sons Ltd.', 'St. John & Sons Ltd.'],
])('makes no link of %j', (typed, text) => expect(withoutLinks(typed)).toBe(text))

/** What common email programs turn into links. */
const linked = /[a-z][a-z\d+.-]*:\/\/|\bmailto:\S|[\p{L}\p{N}]\.\p{L}/iu

it('makes no link of any text', () => {
  const part = fc.constantFrom(
    'http',
    's',
    '://',
    ':',
    '/',
    '.',
    'evil',
    'example',
    '@',
    ' ',
    'mailto',
    '\u200b',
    '\u00ad',
    '。',
    '\n',
    'é',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(withoutLinks(parts.join(''))).not.toMatch(linked)
    }),
    { numRuns: 2000 },
  )
})

it.each([
  ['Harcourt\r\nBcc: all@evil.example', 'Harcourt Bcc: all@evil. example'],
  ['Harcourt” says: “pay', 'Harcourt says: pay'],
  ['\u202egnillA', 'gnillA'],
  ['O’Hara & Söhne', 'O’Hara & Söhne'],
  ['x'.repeat(200), `${'x'.repeat(120)}…`],
  [`${'x'.repeat(119)}😀y`, `${'x'.repeat(119)}…`],
])('puts the name %j on one line', (typed, name) => expect(nameInMail(typed)).toBe(name))
