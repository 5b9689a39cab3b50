import { blockCount, blockId, blockSize, type OpenedUpload } from '@auctionwiz/contracts/opened-uploads'
import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { watchMemory } from '../lib/process.ts'
import { atMost, fact, type Row, shown } from '../lib/report.ts'

/** Of a file as large as an upload may be: MiB of the app above idle while it arrives. */
const memoryLimit = 60

const texts = { name: 'Bench', description: 'Bench', category: 'historical' }

/** Blocks that a browser has on their way at the same time. */
const parallel = 4

/** How much memory the app takes while a file of 100 MB arrives with a form, and in blocks that go straight to storage. */
export const measureUploads = async (bench: Bench): Promise<Row[]> => {
  // The Functions host refuses requests beyond the limit, and a form is larger than its files.
  const file = new Blob([new Uint8Array(uploadLimit - 64 * 1024).fill(97)])
  return [
    ...(await measured(bench, 'with a form through the app', sendForm, file)),
    ...(await measured(bench, 'in blocks', sendBlocks, file)),
  ]
}

type Send = (url: string, headers: Record<string, string>, file: Blob) => Promise<Upload>

const measured = async (bench: Bench, way: string, send: Send, file: Blob): Promise<Row[]> => {
  const tenant = await bench.tenant()
  // A fresh process, which has loaded what an upload needs.
  await bench.stack.restart(['upload'])
  await send(bench.info.urls.upload, await headersOf(tenant), new Blob(['a']))
  const memory = await watchMemory(bench.stack.pid('upload'))
  const started = performance.now()
  const { files } = await send(bench.info.urls.upload, await headersOf(tenant), file)
  const seconds = (performance.now() - started) / 1000
  const growth = memory.stop()
  if (files[0]?.size !== file.size) throw new Error(`${files[0]?.size} bytes arrived`)
  const what = `Upload of 100 MB ${way}: memory of the app above idle`
  return [growth === undefined ? fact(what, 'not told by this system') : atMost(what, growth, memoryLimit, ' MiB', `${shown(seconds)} s`)]
}

const sendForm: Send = (url, headers, file) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  form.set('file_0', file, 'ledger.txt')
  return call<Upload>(`${url}/data-upload/general`, { method: 'POST', headers, body: form })
}

const sendBlocks: Send = async (url, headers, file) => {
  const json = { ...headers, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...texts, files: [{ name: 'ledger.txt', size: file.size }] })
  const { opened } = await call<{ opened?: OpenedUpload }>(`${url}/data-upload/opened`, { method: 'POST', headers: json, body })
  if (!opened) throw new Error('BROWSER_BLOB_URL is not set')
  const places = Array.from({ length: blockCount(file.size) }, (_, place) => place)
  const work = async (): Promise<void> => {
    for (let place = places.shift(); place !== undefined; place = places.shift()) {
      const address = `${opened.files[0]?.address}&comp=block&blockid=${encodeURIComponent(blockId(place))}`
      const answer = await fetch(address, { method: 'PUT', body: file.slice(place * blockSize, (place + 1) * blockSize) })
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return call<Upload>(`${url}/data-upload/opened/${opened.openedId}/complete`, { method: 'POST', headers })
}
