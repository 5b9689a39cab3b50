import { checkDocument } from '@auctionwiz/domain/files/check-document'
import { expect, it } from 'vitest'
import { caseApp } from './testing.ts'

const pdf = new TextEncoder().encode('%PDF-1.7\nAmes report\n%%EOF')

const withCase = async () => {
  const app = await caseApp()
  const { id } = await app.file()
  const add = async (bytes: Uint8Array, fileName: string, fields: Record<string, string> = { type: 'Evidence' }, role = 'staff') => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new File([new Uint8Array(bytes)], fileName))
    const request = new Request('https://app.example', { method: 'POST', body: form })
    const headers = { authorization: `Bearer ${role}.u1`, 'x-auction-house-id': 'h1' }
    const sent = { contentType: request.headers.get('content-type') ?? '', body: request.body as ReadableStream<Uint8Array> }
    const answer = await app.send('addCaseDocument', { params: { id }, headers, form: sent })
    return { ...JSON.parse(await new Response(answer.body).text()), status: answer.status }
  }
  return { ...app, id, add }
}

it('keeps a document with its checksum, and a new version beside the first', async () => {
  const { add, call, id } = await withCase()
  const added = await add(pdf, 'ames-report.pdf')
  expect(added).toMatchObject({ status: 201, name: 'ames-report', type: 'Evidence', extension: 'pdf', size: pdf.byteLength })
  expect(added.versions[0].checksum).toMatch(/^[0-9a-f]{64}$/)
  const second = await add(new TextEncoder().encode('%PDF-1.7\nSecond'), 'ames-report-2.pdf', { documentId: added.id })
  expect(second.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  const { documents } = await call('listCaseDocuments', { role: 'viewer', params: { id } })
  expect(documents).toEqual([expect.objectContaining({ id: added.id })])
  expect((await call('readLegalCase', { params: { id } })).documentCount).toBe(1)
  const params = { id, documentId: added.id }
  expect((await call('downloadCaseDocument', { params, query: 'number=1' })).file).toContain('Ames report')
  expect((await call('downloadCaseDocument', { params })).file).toContain('Second')
  expect(await call('updateCaseDocument', { params, body: { name: 'Report', type: 'Expert Opinion' } })).toMatchObject({
    name: 'Report',
    type: 'Expert Opinion',
  })
  expect(await call('downloadCaseDocument', { params: { id: 'case_other', documentId: added.id } })).toMatchObject({ status: 404 })
})

it('refuses what is no document, says why, and asks for its type', async () => {
  const { add, call, id } = await withCase()
  expect(await add(pdf, 'run.exe')).toMatchObject({ status: 400, error: { code: 'document_refused' } })
  expect(await add(pdf, 'a.pdf', {})).toMatchObject({ error: { code: 'required_fields' } })
  expect(await add(pdf, 'a.pdf', { type: 'Evidence' }, 'viewer')).toMatchObject({ status: 403 })
  expect(await add(new Uint8Array(25 * 1024 * 1024 + 1), 'a.pdf')).toMatchObject({ status: 413, error: { code: 'document_too_large' } })
  expect((await call('listCaseDocuments', { params: { id } })).documents).toEqual([])
})

it.each([
  ['drawing.svg', '<svg onload="alert(1)"/>', 'Only'],
  ['report.pdf', 'MZ\0\0program', 'not what its extension says'],
  ['photo.png', '%PDF-1.7', 'not what its extension says'],
  ['letter.docx', 'PK\u0003\u0004 cut off', 'damaged'],
  ['letter.doc', 'plain text', 'not what its extension says'],
])('%s that holds something else is refused', (name, content, reason) => {
  expect(checkDocument(name, new TextEncoder().encode(content))).toEqual({ problem: expect.stringContaining(reason) })
})
