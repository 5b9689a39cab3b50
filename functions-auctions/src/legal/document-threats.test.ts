import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { caseDocumentLimit } from '@auctionwiz/contracts/legal-case-documents'
import { expect, it } from 'vitest'
import { text, traps } from './testing/traps.ts'
import { appWithCase } from './testing.ts'

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

it.each(traps)('%s is refused with its reason, and nothing is stored', async (_what, name, parts, reason) => {
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
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

interface Sent {
  answers: { what: string; status: number; reason?: string }[]
  /** Bytes of refused documents that were stored, and of all. */
  refused: number
  stored: number
  grown: number
}

it('holds no more than one document while it refuses or stores the largest', async () => {
  const program = fileURLToPath(new URL('./testing/send-traps.ts', import.meta.url))
  const run = await promisify(execFile)(process.execPath, ['--expose-gc', '--max-old-space-size=96', program])
  const { answers, refused, stored, grown }: Sent = JSON.parse(run.stdout.slice(run.stdout.lastIndexOf('{"answers"')))
  const refusals = traps.map(([what, , , reason]) => ({ what, status: 400, reason: reasons[reason][0] }))
  const tooLarge = { what: '100 MB', status: 413, reason: 'A document can be at most 25 MB.' }
  expect(answers).toMatchObject([...refusals, tooLarge, { what: 'a document', status: 201 }])
  expect([refused, stored]).toEqual([0, caseDocumentLimit])
  // One document, and what comes and goes beside it until it is collected; it was more than six of them when each step made a copy.
  expect(grown).toBeLessThan(3 * caseDocumentLimit)
  // A busy machine may take long.
}, 600_000)

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
