import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { expect, it } from 'vitest'
import { runCaseAutomations } from './run-automations.ts'
import { caseApp } from './testing.ts'

/** A case with a note, an action item and a file. */
const wholeCase = async () => {
  const app = await caseApp()
  const { id } = await app.file()
  const params = { id }
  await app.call('addCaseNote', { params, body: { text: 'Called' } })
  const { version } = await app.call('addCaseAction', { params, body: { text: 'Write' } })
  await app.documents.write(`a1/h1/${id}/one`, new Response('a file').body as ReadableStream<Uint8Array>, 'application/pdf')
  await app.documents.write('a1/h1/case_other/two', new Response('another').body as ReadableStream<Uint8Array>, 'application/pdf')
  const remove = (more: object = {}) => app.call('deleteLegalCase', { params, body: { version }, ...more })
  /** What is left of the case: types of documents, and paths of files. */
  const left = async () => {
    const paths: string[] = []
    for await (const { path } of app.documents.list('a1/h1/')) paths.push(path)
    const kinds: string[] = []
    for (const type of ['legal-case', 'case-note', 'case-event', 'case-mail', 'case-document']) {
      if ((await app.store.count('cases', ['a1', 'h1'], { type })) > 0) kinds.push(type)
    }
    return { kinds, paths }
  }
  return { ...app, params, version, remove, left }
}

const gone = { kinds: [], paths: ['a1/h1/case_other/two'] }

it('a deleted case leaves nothing but its audit event', async () => {
  const { remove, left, audits, call, params } = await wholeCase()
  expect((await left()).kinds).toEqual(['legal-case', 'case-note', 'case-event'])
  expect(await remove()).toMatchObject({ status: 200, success: true })
  expect(await left()).toEqual(gone)
  expect(await call('readLegalCase', { params })).toMatchObject({ status: 404 })
  expect(await call('readLegalCaseTotals')).toMatchObject({ total: 0, active: 0 })
  expect(await audits()).toContainEqual(expect.objectContaining({ action: 'legal_case.delete', subjectName: 'LC-1001' }))
})

it('is deleted by those alone who may, in the version they saw', async () => {
  const { remove, call, params, version, left } = await wholeCase()
  expect(await remove({ role: 'staff' })).toMatchObject({ status: 403 })
  expect(await remove({ houseId: 'h2' })).toMatchObject({ status: 404 })
  await call('assignLegalCase', { params, body: { userId: 'u_carl', version } })
  expect(await remove()).toMatchObject({ status: 409, error: { code: 'stale_version' } })
  expect((await left()).kinds).toContain('legal-case')
})

it('what a stop left of it goes with the next round of automations', async () => {
  for (let calls = 1; calls < 6; calls += 1) {
    const { remove, left, store, cases, documents, clock } = await wholeCase()
    const write = store.write
    let done = 0
    // The first write notes the case, the second one removes it.
    store.write = async (...one) => {
      done += 1
      if (done > calls + 1) throw new Error('killed')
      return write(...one)
    }
    await remove()
    store.write = write
    clock.now = new Date(clock.now.getTime() + 2 * 60_000)
    const messenger = { send: () => Promise.reject(new Error('nothing to send')) }
    const ports = { store, scheduled: cases, documents, messenger, webOrigin: '', log: silentLog, now: () => clock.now }
    await runCaseAutomations(ports)()
    expect(await left()).toEqual(gone)
  }
})
