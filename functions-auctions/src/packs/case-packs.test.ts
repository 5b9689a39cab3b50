import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { zipDirectory } from '@auctionwiz/domain/files/zip-directory'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { expect, it } from 'vitest'
import { appWithCase, pdf } from '../legal/testing.ts'
import { failCasePack, makeCasePack, type PackPorts } from './make-case-pack.ts'
import { pdfTools } from './pdf-tools.ts'

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))

const packApp = async () => {
  const app = await appWithCase()
  const ports: PackPorts = {
    tenant: () => ({ house: app.house, account: app.accounts }),
    documents: app.documents,
    packs: app.packs,
    checksum: sha256,
    pdf: pdfTools(fonts),
    log: app.runtime.log,
    now: () => app.clock.now,
    wait: async () => undefined,
  }
  const params = { id: app.id }
  const start = (language = 'en') =>
    app.send('startCasePack', {
      params,
      headers: { authorization: 'Bearer admin.u1', 'x-auction-house-id': 'h1', 'accept-language': language },
    })
  const state = async () => (await app.call('readCasePack', { params })).pack
  const download = async (form: 'zip' | 'pdf') => {
    const headers = { authorization: 'Bearer admin.u1', 'x-auction-house-id': 'h1' }
    const answer = await app.send('downloadCasePack', { params, query: `form=${form}`, headers })
    return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await new Response(answer.body).arrayBuffer()) }
  }
  const deliver = () => makeCasePack(ports)(app.packMessages.at(-1))
  return { ...app, ports, params, start, state, download, deliver }
}

const namesIn = (bytes: Uint8Array) => (zipDirectory(bytes) ?? []).map(({ name }) => name)

it('packs the documents, the report and the index, and keeps them for seven days', async () => {
  const { add, start, state, deliver, download, audits, clock } = await packApp()
  const { id: documentId } = await add(pdf, 'ames/report.pdf')
  await add(new TextEncoder().encode('%PDF-1.7\nSecond'), 'second.pdf', { fields: { documentId } })
  await start('de')
  expect(await state()).toMatchObject({ state: 'waiting', startedBy: 'Una Staff' })
  expect((await download('zip')).status).toBe(410)
  await deliver()
  expect(await state()).toMatchObject({ state: 'done', done: 2, total: 2, damaged: 0, expiresAt: '2026-11-28T09:00:00.000Z' })
  const zip = await download('zip')
  expect(zip.headers['content-disposition']).toContain('LC-1001-evidence-2026-11-21.zip')
  expect(namesIn(zip.bytes)).toEqual([
    expect.stringMatching(/^documents\/001-v1-.*report\.pdf$/),
    'documents/001-v2-second.pdf',
    'LC-1001.pdf',
    'index.csv',
  ])
  const report = new TextDecoder('latin1').decode((await download('pdf')).bytes)
  for (const part of ['/Lang (de)', '/MarkInfo', '/StructTreeRoot', '/DisplayDocTitle true', 'pdfuaid:part', '/FontFile2'])
    expect(report).toContain(part)
  expect((await audits()).map(({ action }) => action)).toEqual(expect.arrayContaining(['legal_case.pack', 'legal_case.pack_export']))
  clock.now = new Date('2026-11-28T09:00:01Z')
  expect(await state()).toBeUndefined()
  expect((await download('zip')).status).toBe(410)
})

it('ends the same wherever its worker was killed', async () => {
  const { add, start, state, deliver, download, documents, packs, ports, packMessages } = await packApp()
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await add(new TextEncoder().encode(`%PDF-1.7 ${name}`), name)
  await start()
  const whole = await (async () => {
    await deliver()
    return namesIn((await download('zip')).bytes)
  })()
  for (const after of [0, 1, 2]) {
    await start()
    let reads = 0
    const read = documents.read
    documents.read = async (path) => {
      if (reads++ === after) throw new Error('killed')
      return read(path)
    }
    await expect(deliver()).rejects.toThrow('killed')
    documents.read = read
    expect(await state()).toMatchObject({ state: 'running' })
    await deliver()
    expect(await state()).toMatchObject({ state: 'done', done: 3 })
    expect(namesIn((await download('zip')).bytes)).toEqual(whole)
  }
  const { write } = packs
  packs.write = async (path, body, type) => {
    const size = await write(path, body, type)
    if (path.endsWith('.zip')) throw new Error('killed')
    return size
  }
  await start()
  await expect(deliver()).rejects.toThrow('killed')
  packs.write = write
  await failCasePack(ports)(packMessages.at(-1))
  expect(await state()).toMatchObject({ state: 'failed' })
  await deliver()
  expect(await state()).toMatchObject({ state: 'failed' })
})

it('leaves a pack to the run that was asked for last', async () => {
  const { start, state, deliver, packMessages, ports } = await packApp()
  await start()
  await start()
  await makeCasePack(ports)(packMessages[0])
  expect(await state()).toMatchObject({ state: 'waiting' })
  await deliver()
  expect(await state()).toMatchObject({ state: 'done', total: 0 })
})

it('names files that are missing or no longer fit their checksum', async () => {
  const { add, start, state, deliver, documents, download } = await packApp()
  await add(pdf, 'gone.pdf')
  await add(new TextEncoder().encode('%PDF-1.7 changed'), 'changed.pdf')
  const [gone = '', changed = ''] = [...documents.files.keys()]
  documents.files.delete(gone)
  documents.files.set(changed, new TextEncoder().encode('something else'))
  await start()
  await deliver()
  expect(await state()).toMatchObject({ state: 'done', damaged: 2 })
  expect(namesIn((await download('zip')).bytes)).toHaveLength(3)
})

it('holds one document at a time, however many there are', async () => {
  const { add, start, deliver, state, documents } = await packApp()
  for (let index = 0; index < 12; index += 1) await add(new TextEncoder().encode(`%PDF-1.7 ${index}`), `${index}.pdf`)
  let open = 0
  let most = 0
  const { read } = documents
  documents.read = async (path) => {
    open += 1
    most = Math.max(most, open)
    const body = await read(path)
    return body.pipeThrough(
      new TransformStream({
        flush: () => {
          open -= 1
        },
      }),
    )
  }
  await start()
  await deliver()
  expect(await state()).toMatchObject({ state: 'done', done: 12 })
  expect(most).toBe(1)
})

it('exports the latest versions of the documents as an archive', async () => {
  const { add, send, params, call, audits } = await packApp()
  const { id: documentId } = await add(pdf, 'terms.pdf')
  await add(new TextEncoder().encode('%PDF-1.7 newer'), 'newer.pdf', { fields: { documentId } })
  const headers = { authorization: 'Bearer admin.u1', 'x-auction-house-id': 'h1' }
  const answer = await send('exportCaseDocuments', { params, headers })
  const bytes = new Uint8Array(await new Response(answer.body).arrayBuffer())
  expect(namesIn(bytes)).toEqual(['documents/001-v2-newer.pdf', 'index.csv'])
  expect((await audits()).map(({ action }) => action)).toContain('legal_case.documents_export')
  for (const name of ['exportCaseDocuments', 'startCasePack', 'readCasePack'])
    expect(await call(name, { role: 'staff', params })).toMatchObject({ status: 403 })
  expect(await call('exportCaseDocuments', { params: { id: 'case_other' } })).toMatchObject({ status: 404 })
  expect(await call('startCasePack', { params: { id: 'case_other' } })).toMatchObject({ status: 404 })
})

it.each(['en', 'de', 'es', 'fr'])('is written in %s', async (language) => {
  const { start, deliver, download } = await packApp()
  await start(language)
  await deliver()
  expect(new TextDecoder('latin1').decode((await download('pdf')).bytes)).toContain(`/Lang (${language})`)
})
