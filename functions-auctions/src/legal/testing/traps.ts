/** Files that only claim to be documents, or that harm the person who opens them. Each has two parts; filling between them gives it any size. */
export type Trap = [what: string, fileName: string, parts: Uint8Array<ArrayBuffer>[], reason: Reason]

type Reason = 'extension' | 'content' | 'macros' | 'unpacked' | 'pixels' | 'damaged'

export const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content)
const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]))
const numbers = (...values: [bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(values.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff)))

/** An archive of empty files whose directory says how large they are unpacked. */
const archive = (files: Record<string, number>): [header: Uint8Array<ArrayBuffer>, directory: Uint8Array<ArrayBuffer>] => {
  const entries = Object.entries(files)
  const header = text('PK\u0003\u0004')
  const directory = joined(
    ...entries.map(([name, size]) =>
      joined(
        numbers(
          [4, 0x02014b50],
          [4, 0],
          [2, 0],
          [2, 8],
          [4, 0],
          [4, 0],
          [4, 0],
          [4, size],
          [2, name.length],
          [4, 0],
          [4, 0],
          [4, 0],
          [4, 0],
        ),
        text(name),
      ),
    ),
  )
  const end = numbers([4, 0x06054b50], [4, 0], [2, entries.length], [2, entries.length], [4, directory.length], [4, header.length], [2, 0])
  return [header, joined(directory, end)]
}

const word = { '[Content_Types].xml': 100, 'word/document.xml': 100 }
const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const header = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const sizes = new DataView(new ArrayBuffer(8))
  sizes.setUint32(0, width)
  sizes.setUint32(4, height)
  return joined(header, new Uint8Array(sizes.buffer), Uint8Array.from([8, 2, 0, 0, 0]))
}

export const traps: readonly Trap[] = [
  ['a polyglot of PDF and archive', 'report.pdf', [text('%PDF-1.7\n'), joined(...archive(word))], 'content'],
  ['a polyglot of image and archive', 'photo.png', [pngOf(10, 10), joined(...archive(word))], 'content'],
  ['a renamed executable', 'report.pdf', [text('MZ'), new Uint8Array(64)], 'content'],
  ['a renamed executable of Linux', 'photo.jpg', [Uint8Array.from([0x7f]), text('ELF')], 'content'],
  ['an executable', 'report.pdf.exe', [text('MZ')], 'extension'],
  ['a macro file', 'letter.docm', archive(word), 'extension'],
  ['a macro file by another name', 'letter.docx', archive({ ...word, 'word/vbaProject.bin': 5_000 }), 'macros'],
  ['a decompression bomb', 'letter.docx', archive({ ...word, 'word/media/image1.png': 3_000_000_000 }), 'unpacked'],
  ['a bomb of many files', 'letter.docx', archive({ ...word, a: 120_000_000, b: 120_000_000 }), 'unpacked'],
  ['an image of a billion pixels', 'photo.png', [pngOf(40_000, 30_000)], 'pixels'],
  ['an image without a size', 'photo.jpg', [Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])], 'damaged'],
  ['a drawing with a script', 'drawing.svg', [text('<svg onload="alert(1)"/>')], 'extension'],
  ['a drawing with a script by another name', 'drawing.png', [text('<svg onload="alert(1)"/>')], 'content'],
  ['a page by another name', 'page.pdf', [text('<html><script>alert(1)</script>')], 'content'],
  ['an image by another name', 'photo.png', [text('%PDF-1.7')], 'content'],
  ['a letter that is cut off', 'letter.docx', [text('PK\u0003\u0004 cut off')], 'damaged'],
  ['a text by another name', 'letter.doc', [text('plain text')], 'content'],
]
