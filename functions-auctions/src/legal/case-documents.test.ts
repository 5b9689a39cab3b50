import { expect, it } from 'vitest'
import { appWithCase, pdf } from './testing.ts'

it('keeps a document with its checksum, and a new version beside the first', async () => {
  const { add, call, id } = await appWithCase()
  const added = await add(pdf, 'ames-report.pdf')
  expect(added).toMatchObject({ status: 201, name: 'ames-report', type: 'Evidence', extension: 'pdf', size: pdf.byteLength })
  expect(added.versions[0].checksum).toMatch(/^[0-9a-f]{64}$/)
  const second = await add(new TextEncoder().encode('%PDF-1.7\nSecond'), 'ames-report-2.pdf', { fields: { documentId: added.id } })
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

it('refuses what is no document, says why, and asks for its name and type', async () => {
  const { add, call, id } = await appWithCase()
  expect(await add(pdf, 'run.exe')).toMatchObject({ status: 400, error: { code: 'document_refused' } })
  expect(await add(pdf, 'a.pdf', { fields: { name: 'Report' } })).toMatchObject({ error: { code: 'required_fields' } })
  expect(await add(pdf, 'a.pdf', { fields: { name: ' ', type: 'Evidence' } })).toMatchObject({ error: { code: 'required_fields' } })
  expect(await add(pdf, 'a.pdf', { role: 'viewer' })).toMatchObject({ status: 403 })
  expect(await add(new Uint8Array(25 * 1024 * 1024 + 1), 'a.pdf')).toMatchObject({ status: 413, error: { code: 'document_too_large' } })
  expect((await call('listCaseDocuments', { params: { id } })).documents).toEqual([])
})

it('removes a document with its files; the timeline and the log keep what it was', async () => {
  const { add, call, id, documents, audits } = await appWithCase()
  const kept = await add(pdf, 'terms.pdf')
  const { id: documentId, versions } = await add(pdf, 'ames-report.pdf')
  await add(new TextEncoder().encode('%PDF-1.7\nSecond'), 'ames-report-2.pdf', { fields: { documentId } })
  expect(documents.files.size).toBe(3)
  const params = { id, documentId }
  expect(await call('removeCaseDocument', { role: 'staff', params })).toMatchObject({ status: 403 })
  expect(await call('removeCaseDocument', { params: { ...params, id: 'case_other' } })).toMatchObject({ status: 404 })
  expect((await call('removeCaseDocument', { params })).documents).toEqual([expect.objectContaining({ id: kept.id })])
  expect([...documents.files.keys()]).toEqual([expect.stringContaining(kept.id)])
  expect(await call('removeCaseDocument', { params })).toMatchObject({ status: 404 })
  expect((await call('readLegalCase', { params: { id } })).documentCount).toBe(1)
  expect((await call('listCaseEvents', { params: { id } })).events[0]).toMatchObject({ kind: 'document_removed', name: 'ames-report' })
  expect((await audits()).find(({ action }) => action === 'legal_case.document_remove')).toMatchObject({
    before: { documentId, checksums: [expect.any(String), versions[0].checksum] },
  })
})

it('finishes a removal that broke off', async () => {
  const { add, call, id, documents } = await appWithCase()
  const { id: documentId } = await add(pdf, 'ames-report.pdf')
  const { remove } = documents
  documents.remove = async () => {
    throw new Error('storage is away')
  }
  const params = { id, documentId }
  expect(await call('removeCaseDocument', { params })).toMatchObject({ status: 500 })
  documents.remove = remove
  expect((await call('listCaseDocuments', { params: { id } })).documents).toEqual([])
  expect(await call('downloadCaseDocument', { params })).toMatchObject({ status: 404 })
  expect(await call('updateCaseDocument', { params, body: { name: 'Back' } })).toMatchObject({ status: 404 })
  expect(await add(pdf, 'again.pdf', { fields: { documentId } })).toMatchObject({ status: 404 })
  expect(await call('removeCaseDocument', { params })).toMatchObject({ status: 200, documents: [] })
  expect(documents.files.size).toBe(0)
  expect((await call('readLegalCase', { params: { id } })).documentCount).toBe(0)
})

it('finds the file of a document that was added before documents had folders', async () => {
  const { add, call, id, documents } = await appWithCase()
  const { id: documentId, versions } = await add(pdf, 'ames-report.pdf')
  const path = `a1/h1/${id}/${documentId}/${versions[0].checksum}`
  await documents.write(`a1/h1/${id}/${versions[0].checksum}`, await documents.read(path), 'application/pdf')
  await documents.remove(path)
  expect((await call('downloadCaseDocument', { params: { id, documentId } })).file).toContain('Ames report')
})

it('sends each version under its own type', async () => {
  const { add, send, id } = await appWithCase()
  const { id: documentId } = await add(pdf, 'terms.pdf')
  const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 10, 0, 10, 1, 1, 0x11, 0])
  expect(await add(picture, 'terms.jpeg', { fields: { documentId } })).toMatchObject({ extension: 'jpg' })
  const headers = { authorization: 'Bearer staff.u1', 'x-auction-house-id': 'h1' }
  const typeOf = async (query: string) =>
    (await send('downloadCaseDocument', { params: { id, documentId }, query, headers })).headers['content-type']
  expect([await typeOf('number=1'), await typeOf('number=2')]).toEqual(['application/pdf', 'image/jpeg'])
})
