import { caseDocumentLimit } from '@auctionwiz/contracts/legal-case-documents'
import { appWithCase } from '../testing.ts'
import { text, traps } from './traps.ts'

/*
 * A program for a process of its own: sends each trap as large as a document may be, a document, and one of 100 MB, and prints for each what was answered
 * and by how many bytes the process has ever been larger than before the first of them. Nothing of a file is kept on the side of the sender.
 */

const { gc } = globalThis
if (!gc) throw new Error('start it with --expose-gc')

const { sendForm, documents } = await appWithCase()
let stored = 0
documents.write = async (_path, body) => {
  let size = 0
  for await (const part of body) size += part.length
  stored += size
  return size
}

const filler = new Uint8Array(64 * 1024)

async function* form(fileName: string, [first = filler, ...rest]: readonly Uint8Array[], size: number): AsyncGenerator<Uint8Array> {
  const around = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`
  const named = `${around('name')}\r\n\r\n${fileName}\r\n`
  yield text(`${named}${around('type')}\r\n\r\nEvidence\r\n${around('file')}; filename="${fileName}"\r\n\r\n`)
  yield first
  for (let left = size - [first, ...rest].reduce((sum, part) => sum + part.length, 0); left > 0; left -= filler.length)
    yield filler.subarray(0, left)
  yield* rest
  yield text('\r\n--x--\r\n')
}

const send = async (what: string, fileName: string, parts: readonly Uint8Array[], size: number) => {
  const pieces = form(fileName, parts, size)
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(piece.value)
    },
  })
  const { status, error } = await sendForm({ contentType: 'multipart/form-data; boundary=x', body })
  gc()
  return { what, status, reason: error?.message }
}

const peak = (): number => process.resourceUsage().maxRSS * 1024

const document = [text('%PDF-1.7\n'), text('\n%%EOF\n')]
await send('the first call', 'first.pdf', document, 100_000)
const before = peak()
stored = 0
const answers = []
for (const [what, fileName, parts] of traps) answers.push(await send(what, fileName, parts, caseDocumentLimit))
answers.push(await send('100 MB', 'large.pdf', document, 100 * 1024 * 1024))
const refused = stored
answers.push(await send('a document', 'report.pdf', document, caseDocumentLimit))
process.stdout.write(JSON.stringify({ answers, refused, stored, grown: peak() - before }))
