import { describe, expect, it } from 'vitest'
import { wideText } from './byte-search.ts'
import { inspectContent } from './inspect-content.ts'
import { zipOf } from './testing.ts'

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)
const together = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))

const png = together(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), new Uint8Array(40))
const jpeg = together(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(40))
const pdf = ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n')
const sqlite = together(ascii('SQLite format 3\0'), new Uint8Array(100))
const docx = zipOf({ name: '[Content_Types].xml' }, { name: 'word/document.xml', content: '<w:document/>' })
const xlsx = zipOf({ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml', content: '<workbook/>' })
const compound = (...streams: string[]): Uint8Array =>
  together(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), new Uint8Array(1016), ...streams.map(wideText))
/** A Word document of 97 whose first stream says that it is encrypted. */
const lockedWord = (): Uint8Array => {
  const bytes = compound('WordDocument')
  bytes.set([0xec, 0xa5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 512)
  return bytes
}

/** In pieces, as files arrive; marks may lie across two of them. */
const problemOf = (name: string, bytes: Uint8Array): string | undefined => {
  const content = inspectContent(name)
  for (let at = 0; at < bytes.length; at += 7) content.push(bytes.slice(at, at + 7))
  return content.problem()
}

describe('the content of a file', () => {
  it.each([
    ['people.csv', ascii('a,b\n1,2\n')],
    ['people.tsv', ascii('a\tb\n')],
    ['notes.txt', Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)],
    ['list.json', ascii('  [{"a":1}]')],
    ['list.jsonl', ascii('{"a":1}\n{"a":2}\n')],
    ['list.xml', ascii('<?xml version="1.0"?><a/>')],
    ['schema.sql', ascii('CREATE TABLE a (b int);')],
    ['terms.pdf', pdf],
    ['photo.PNG', png],
    ['photo.jpg', jpeg],
    ['letter.docx', docx],
    ['letter.doc', compound('WordDocument')],
    ['book.xlsx', xlsx],
    ['book.xls', compound('Workbook')],
    ['pack.zip', zipOf({ name: 'photos/lot-1.jpg', content: 'x' }, { name: 'lots..2026.csv', content: 'x' })],
    ['house.db', sqlite],
    ['house.dump', ascii('PGDMP\x01\x0e')],
    ['house.bak', ascii('TAPE\0\0')],
    ['house.sql.gz', Uint8Array.of(0x1f, 0x8b, 0x08, 0)],
  ])('is what %s says', (name, bytes) => {
    expect(problemOf(name, bytes)).toBeUndefined()
  })

  it.each([
    ['a picture called text', 'notes.txt', png, 'otherContent'],
    ['a text called picture', 'photo.png', ascii('hello'), 'otherContent'],
    ['a page called XML text', 'list.json', ascii('<html></html>'), 'otherContent'],
    ['a program called dump', 'run.dump', together(Uint8Array.of(0x4d, 0x5a), new Uint8Array(100)), 'otherContent'],
    ['a workbook called letter', 'letter.docx', xlsx, 'otherContent'],
    ['an old workbook called letter', 'letter.doc', compound('Workbook'), 'otherContent'],
    ['an archive called workbook', 'book.xlsx', zipOf({ name: 'a.txt' }), 'otherContent'],
    ['a picture that is also an archive', 'photo.jpg', together(jpeg, zipOf({ name: 'a.exe', content: 'x' })), 'twoKinds'],
    ['a PDF that is also an archive', 'terms.pdf', together(pdf, zipOf({ name: 'a.jar', content: 'x' })), 'twoKinds'],
    ['a picture that is also a PDF', 'photo.png', together(png, pdf), 'twoKinds'],
    ['an archive behind other bytes', 'pack.zip', together(jpeg, zipOf({ name: 'a' })), 'otherContent'],
    ['an archive with a password', 'pack.zip', zipOf({ name: 'a', content: 'x', encrypted: true }), 'encrypted'],
    ['a workbook with a password', 'book.xlsx', compound('EncryptionInfo', 'EncryptedPackage'), 'encrypted'],
    ['a letter with a password', 'letter.docx', compound('EncryptedPackage'), 'encrypted'],
    ['an old letter with a password', 'letter.doc', lockedWord(), 'encrypted'],
    ['a letter with macros', 'letter.docx', zipOf({ name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }), 'macros'],
    ['an old workbook with macros', 'book.xls', compound('Workbook', '_VBA_PROJECT'), 'macros'],
    ['a PDF that was cut off', 'terms.pdf', pdf.slice(0, 20), 'damaged'],
    ['an archive that was cut off', 'pack.zip', zipOf({ name: 'a', content: 'x' }).slice(0, 40), 'damaged'],
    ['an archive with a path above it', 'pack.zip', zipOf({ name: '../../etc/passwd' }), 'outside'],
    ['an archive with a path of Windows', 'pack.zip', zipOf({ name: 'a\\..\\..\\b' }), 'outside'],
    ['an archive with an absolute path', 'pack.zip', zipOf({ name: '/etc/passwd' }), 'outside'],
    ['an archive with a drive', 'pack.zip', zipOf({ name: 'C:\\run.bat' }), 'outside'],
    ['an archive that unpacks to much', 'pack.zip', zipOf({ name: 'a', content: 'x', declared: 0x7fffffff }), 'bomb'],
  ])('refuses %s', (_, name, bytes, problem) => {
    expect(problemOf(name, bytes)).toBe(problem)
  })

  it('finds the directory of an archive that is larger than what is kept of it', () => {
    const large = zipOf({ name: '../a', content: 'x' })
    const content = inspectContent('pack.zip')
    // As if three megabytes of another file came first: the directory counts from the beginning.
    const shifted = large.slice()
    const gap = 3 * 1024 * 1024
    const view = new DataView(shifted.buffer)
    const start = view.getUint32(shifted.length - 6, true)
    view.setUint32(shifted.length - 6, start + gap, true)
    content.push(shifted.slice(0, start))
    for (let piece = 0; piece < 48; piece += 1) content.push(new Uint8Array(gap / 48))
    content.push(shifted.slice(start))
    expect(content.problem()).toBe('outside')
  })
})
