import { caseDocumentLimit } from '@auctionwiz/contracts/legal-case-documents'
import { expect, it } from 'vitest'
import { appWithCase } from './testing.ts'

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
const numbers = (...values: [bytes: 2 | 4, value: number][]): Uint8Array =>
  Uint8Array.from(values.flatMap(([bytes, value]) => Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff)))

/** An archive of empty files whose directory says how large they are unpacked. */
const archive = (files: Record<string, number>): Uint8Array => {
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
  return joined(header, directory, end)
}

const word = { '[Content_Types].xml': 100, 'word/document.xml': 100 }
const pngOf = (width: number, height: number): Uint8Array => {
  const header = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const sizes = new DataView(new ArrayBuffer(8))
  sizes.setUint32(0, width)
  sizes.setUint32(4, height)
  return joined(header, new Uint8Array(sizes.buffer), Uint8Array.from([8, 2, 0, 0, 0]))
}

const reasons = {
  extension: [
    'Only .pdf, .doc, .docx, .jpg and .png files can be added.',
    'Nur Dateien vom Typ .pdf, .doc, .docx, .jpg und .png können hinzugefügt werden.',
  ],
  content: [
    'The file is not what its extension says. Save it again in its own format.',
    'Die Datei ist nicht das, was ihre Endung sagt. Speichern Sie sie noch einmal in ihrem eigenen Format.',
  ],
  macros: [
    'The file contains macros. Save it without macros, as .docx or .pdf.',
    'Die Datei enthält Makros. Speichern Sie sie ohne Makros, als .docx oder .pdf.',
  ],
  unpacked: [
    'The file unpacks to more than 200 MB. Save it with fewer or smaller pictures.',
    'Die Datei wird entpackt größer als 200 MB. Speichern Sie sie mit weniger oder kleineren Bildern.',
  ],
  pixels: [
    'The picture has more than 100 million pixels. Save it smaller.',
    'Das Bild hat mehr als 100 Millionen Pixel. Speichern Sie es kleiner.',
  ],
  damaged: [
    'The file is damaged or protected by a password. Save it again and add it.',
    'Die Datei ist beschädigt oder durch ein Passwort geschützt. Speichern Sie sie noch einmal und fügen Sie sie hinzu.',
  ],
}

it.each<[string, string, Uint8Array, keyof typeof reasons]>([
  ['a polyglot of PDF and archive', 'report.pdf', joined(text('%PDF-1.7\n'), archive(word)), 'content'],
  ['a polyglot of image and archive', 'photo.png', joined(pngOf(10, 10), archive(word)), 'content'],
  ['a renamed executable', 'report.pdf', joined(text('MZ'), new Uint8Array(64)), 'content'],
  ['a renamed executable of Linux', 'photo.jpg', joined(Uint8Array.from([0x7f]), text('ELF')), 'content'],
  ['an executable', 'report.pdf.exe', text('MZ'), 'extension'],
  ['a macro file', 'letter.docm', archive(word), 'extension'],
  ['a macro file by another name', 'letter.docx', archive({ ...word, 'word/vbaProject.bin': 5_000 }), 'macros'],
  ['a decompression bomb', 'letter.docx', archive({ ...word, 'word/media/image1.png': 3_000_000_000 }), 'unpacked'],
  ['a bomb of many files', 'letter.docx', archive({ ...word, a: 120_000_000, b: 120_000_000 }), 'unpacked'],
  ['an image of a billion pixels', 'photo.png', pngOf(40_000, 30_000), 'pixels'],
  ['an image without a size', 'photo.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]), 'damaged'],
  ['a drawing with a script', 'drawing.svg', text('<svg onload="alert(1)"/>'), 'extension'],
  ['a drawing with a script by another name', 'drawing.png', text('<svg onload="alert(1)"/>'), 'content'],
  ['a page by another name', 'page.pdf', text('<html><script>alert(1)</script>'), 'content'],
  ['an image by another name', 'photo.png', text('%PDF-1.7'), 'content'],
  ['a letter that is cut off', 'letter.docx', text('PK\u0003\u0004 cut off'), 'damaged'],
  ['a text by another name', 'letter.doc', text('plain text'), 'content'],
])('%s is refused with its reason, and nothing is stored', async (_what, name, bytes, reason) => {
  const { add, documents } = await appWithCase()
  const [english, german] = reasons[reason]
  expect(await add(bytes, name)).toMatchObject({ status: 400, error: { code: 'document_refused', message: english } })
  expect(await add(bytes, name, { language: 'de' })).toMatchObject({ error: { message: german } })
  const others = await Promise.all(['es', 'fr'].map(async (language) => (await add(bytes, name, { language })).error.message))
  expect(new Set([english, german, ...others]).size).toBe(4)
  expect(documents.files.size).toBe(0)
})

it('reads no more of 100 MB than a document may have', async () => {
  const { send, id, documents } = await appWithCase()
  const part = new Uint8Array(1024 * 1024)
  const head = text('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7')
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (taken >= 100 * part.length) return controller.close()
      controller.enqueue(taken === 0 ? head : part)
      taken += part.length
    },
  })
  const headers = { authorization: 'Bearer staff.u1', 'x-auction-house-id': 'h1', 'accept-language': 'fr' }
  const form = { contentType: 'multipart/form-data; boundary=x', body }
  const { status, body: answer } = await send('addCaseDocument', { params: { id }, headers, form })
  expect(status).toBe(413)
  expect(await new Response(answer).json()).toMatchObject({ error: { message: 'Un document peut peser 25 Mo au maximum.' } })
  expect(taken).toBeLessThan(caseDocumentLimit + 4 * part.length)
  expect(documents.files.size).toBe(0)
})

it('sends a document with scripts as a download that no browser opens as a page', async () => {
  const { add, send, id } = await appWithCase()
  const { id: documentId } = await add(text('%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n<script>alert(1)</script>'), 'form.pdf')
  const headers = { authorization: 'Bearer staff.u1', 'x-auction-house-id': 'h1' }
  const answer = await send('downloadCaseDocument', { params: { id, documentId }, headers })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''form.pdf",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})
