import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fileSniffer, sniffLength, sniffText } from './sniff.ts'

fc.configureGlobal({ seed: 20261121 })

const csv = 'First Name,Last Name,Email\r\nElise,Núñez,e@x.fr\r\n'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16le = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'))
const utf16be = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le').swap16())
const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'))
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)
const padded = (...values: number[]): Uint8Array =>
  Uint8Array.from([...values, ...Array.from({ length: 200 }, (_, index) => (index * 37) % 256)])

const sniffedWhole = (all: Uint8Array, pieces = 1): ReturnType<typeof sniffText> => {
  const sniffer = fileSniffer()
  const size = Math.max(1, Math.ceil(all.length / pieces))
  for (let from = 0; from < all.length; from += size) sniffer.push(all.subarray(from, from + size))
  return sniffer.result()
}

describe('text', () => {
  it.each([
    ['ASCII', utf8('a,b\n1,2\n'), 'utf-8'],
    ['nothing', bytes(), 'utf-8'],
    ['UTF-8', utf8(csv), 'utf-8'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, ...utf8(csv)), 'utf-8'],
    ['UTF-8 with a mark and a broken byte', bytes(0xef, 0xbb, 0xbf, ...utf8(csv), 0xff, 0x0a), 'utf-8'],
    ['UTF-16LE with a mark', utf16le(`\ufeff${csv}`), 'utf-16le'],
    ['UTF-16BE with a mark', utf16be(`\ufeff${csv}`), 'utf-16be'],
    ['UTF-16LE', utf16le(csv), 'utf-16le'],
    ['UTF-16BE', utf16be(csv), 'utf-16be'],
    ['Windows-1252', latin1(csv), 'windows-1252'],
    ['Windows-1252 that ends in its only accent', latin1('name\ncafé'), 'windows-1252'],
    ['an emoji', utf8('name\n🦉'), 'utf-8'],
    ['UTF-8 cut short', utf8(csv + 'é'.repeat(3)).subarray(0, -1), 'utf-8'],
    ['an old end-of-file mark', bytes(...utf8(csv), 0x1a), 'utf-8'],
    ['one control character', utf8('a,b\nVan\u0007essa,2\n'), 'utf-8'],
    ['a header of MZ', utf8('MZ,b\n1,2\n'), 'utf-8'],
  ])('%s', (_, content, encoding) => {
    expect(sniffedWhole(content)).toEqual({ kind: 'text', encoding })
    expect(sniffedWhole(content, 7)).toEqual({ kind: 'text', encoding })
  })

  it('shows its encoding only once all of it was seen', () => {
    const content = latin1(`${'a,b\n'.repeat(30_000)}é,x\n`)
    expect(sniffText(content.subarray(0, sniffLength))).toEqual({ kind: 'text', encoding: 'utf-8' })
    expect(sniffedWhole(content, 9)).toEqual({ kind: 'text', encoding: 'windows-1252' })
  })
})

describe('binary', () => {
  it.each([
    ['PDF document', padded(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31)],
    ['PNG image', padded(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a)],
    ['JPEG image', padded(0xff, 0xd8, 0xff, 0xe0)],
    ['GIF image', utf8('GIF89a…')],
    ['gzip archive', padded(0x1f, 0x8b, 8)],
    ['program', padded(0x4d, 0x5a, 0x90, 0, 3)],
    ['program', padded(0x7f, 0x45, 0x4c, 0x46)],
    ['Excel workbook', padded(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['Excel workbook', bytes(0x50, 0x4b, 3, 4, ...utf8('....[Content_Types].xml....xl/workbook.xml'))],
    ['Word document', bytes(0x50, 0x4b, 3, 4, ...utf8('....[Content_Types].xml....word/document.xml'))],
    ['ZIP archive', bytes(0x50, 0x4b, 3, 4, ...utf8('....photos/1.jpg'))],
    ['binary file', padded(0x00, 0x01)],
    ['binary file', bytes(...utf8('a,b\n'), 1, 2, 3, 4, 5, 6)],
    ['binary file', bytes(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0)],
  ] as const)('%s', (looksLike, content) => {
    expect(sniffedWhole(content)).toEqual({ kind: 'binary', looksLike })
    expect(sniffText(content)).toEqual({ kind: 'binary', looksLike })
  })
})

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `${text}\n`)

test('UTF-8 stays UTF-8 however it is cut', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 30 }), (text, pieces) => {
      const content = utf8(text)
      fc.pre(sniffText(content).kind === 'text')
      expect(sniffedWhole(content, pieces)).toEqual({ kind: 'text', encoding: 'utf-8' })
    }),
  )
})

test('UTF-8 is what the decoder takes as UTF-8', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0x41, 0x2c, 0x80, 0xbf, 0xc2, 0xc3, 0xe0, 0xa0, 0xed, 0x9f, 0xef, 0xf0, 0x90, 0xf4, 0x8f, 0xff)),
      (values) => {
        const content = bytes(...values, 0x0a)
        const decodes = ((): boolean => {
          try {
            new TextDecoder('utf-8', { fatal: true }).decode(content)
            return true
          } catch {
            return false
          }
        })()
        const sniffed = sniffedWhole(content)
        fc.pre(sniffed.kind === 'text' && !sniffed.encoding.startsWith('utf-16'))
        expect(sniffed).toEqual({ kind: 'text', encoding: decodes ? 'utf-8' : 'windows-1252' })
      },
    ),
    { numRuns: 500 },
  )
})
