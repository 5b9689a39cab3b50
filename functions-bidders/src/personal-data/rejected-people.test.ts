import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import type { RejectedRows } from '@auctionwiz/records/rejected-rows'
import { uploadRecord } from '@auctionwiz/records/uploads'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const ann = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann.pascoe@example.com', phone: '+1 212 555 0148' }
const reason = { reason: 'Asked by letter' }
const path = 'a1/h1/upl_1/000000.csv'

const rows: RejectedRows = {
  id: 'rej_1_0',
  type: 'rejected-rows',
  uploadId: 'upl_1',
  file: 'spring.csv',
  part: 0,
  path,
  columns: ['Name', 'Email', 'Note'],
  width: 3,
  people: ['e:ann.pascoe@example.com', 'n:bea stone', 'n:ann pascoe'],
  rowsOf: [[0], [1], [2]],
  values: [
    { at: 0, line: 2, field: 'dateOfBirth', value: '31 Feb' },
    { at: 1, line: 3, field: 'email', value: 'bea@' },
    { at: 2, line: 9, field: 'email', value: 'pascoe@@x' },
  ],
  shownFor: 'upl_1',
  until: '2026-12-21T09:00:00.000Z',
  ttl: 30 * 86_400,
}

const errorFile = [
  '\ufeffName,Email,Note,Issues',
  "Ann Pascoe,ann.pascoe@example.com,'=1+1,Row 2: date format error",
  'Bea Stone,bea@,,Row 3: invalid email format',
  '"Pascoe, Ann",pascoe@@x,"says ""no""",Row 9: invalid email format',
  '',
].join('\r\n')

const withRejected = async () => {
  const app = await testApp()
  const { id } = await app.call('createBidder', { body: ann })
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const upload = uploadRecord.creation({
    id: 'upl_1',
    name: 'Spring list',
    description: '',
    category: 'bidders',
    uploadDate: '2026-11-21T08:00:00.000Z',
    uploadedBy: 'Vanessa Parr',
    correlationId: 'req_1',
    files: [],
    status: 'completed',
    progress: 100,
    counts: { recordsProcessed: 2, recordsImported: 0, duplicates: 0, failed: 2 },
    rowErrors: [],
    checkpoint: { file: 1, row: 0, batch: 1, errorParts: 1 },
  })
  await house.write([upload, { kind: 'create', document: rows }])
  app.errorFiles.files.set(path, new TextEncoder().encode(errorFile))
  return { ...app, house, params: { id } }
}

describe('rows that could not be imported', () => {
  it('are given out to the person they name, and nobody else’s', async () => {
    const { call, params } = await withRejected()
    const { records } = await call('exportPersonalData', { params })
    const own = records.filter(({ type }: { type: string }) => type === 'rejected-row')
    const about = { upload: 'Spring list', file: 'spring.csv', uploadedAt: '2026-11-21T08:00:00.000Z' }
    expect(own).toMatchObject([
      { ...about, cells: [{ column: 'Name', value: 'Ann Pascoe' }, { value: ann.email }, { column: 'Note', value: '=1+1' }] },
      {
        ...about,
        cells: [{ value: 'Pascoe, Ann' }, { value: 'pascoe@@x' }, { value: 'says "no"' }],
        issues: 'Row 9: invalid email format',
      },
    ])
    expect(JSON.stringify(records)).not.toContain('Stone')
  })

  it('are counted before an erasure, and lose their values by it; what was wrong with them stays', async () => {
    const { call, params, house, errorFiles, audits, clock } = await withRejected()
    clock.now = new Date('2026-12-01T09:00:00Z')
    const counts = { rejectedRows: 2, savedViews: 0, logEntries: 1, waitingRows: 0, uncountedUploads: 0, cases: 0 }
    expect(await call('previewErasure', { params })).toMatchObject(counts)
    expect(await call('erasePersonalData', { params, body: reason })).toMatchObject({ success: true })
    expect(errorFiles.text(path)).toBe(
      [
        '\ufeffName,Email,Note,Issues',
        '[erased],[erased],[erased],Row 2: date format error',
        'Bea Stone,bea@,,Row 3: invalid email format',
        '[erased],[erased],[erased],Row 9: invalid email format',
        '',
      ].join('\r\n'),
    )
    expect((await storedIn(house).read<RejectedRows>(rows.id))?.document).toMatchObject({
      people: ['n:bea stone'],
      rowsOf: [[1]],
      values: [
        { at: 0, line: 2, field: 'dateOfBirth' },
        { at: 1, line: 3, field: 'email', value: 'bea@' },
        { at: 2, line: 9, field: 'email' },
      ],
      ttl: 20 * 86_400,
    })
    expect(await audits()).toContainEqual(
      expect.objectContaining({
        action: 'bidder.erase',
        after: { ...reason, waitingRows: 0, rejectedRows: 2, savedViews: 0, unfinishedFiles: 0 },
      }),
    )
  })

  it.each([0, 1, 2, 3])('are erased whole by the same call when it was interrupted before write %i', async (before) => {
    const { call, params, store, errorFiles, house } = await withRejected()
    const { write } = store
    let left = before
    store.write = (...one) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('killed')) : write(...one)
    }
    const first = await call('erasePersonalData', { params, body: reason })
    store.write = write
    if (first.status !== 200) expect(await call('erasePersonalData', { params, body: reason })).toMatchObject({ success: true })
    expect(errorFiles.text(path)).not.toMatch(/Pascoe|pascoe/)
    expect(JSON.stringify((await storedIn(house).read(rows.id))?.document)).not.toMatch(/pascoe/)
    expect(await call('readBidder', { params })).toMatchObject({ status: 404 })
  })

  it('are erased of two people at the same moment', async () => {
    const { call, params, store, errorFiles, house } = await withRejected()
    const { id } = await call('createBidder', { body: { firstName: 'Bea', lastName: 'Stone', email: 'bea@example.com' } })
    const { write } = store
    let other: Promise<unknown> | undefined
    store.write = async (...one) => {
      const [, , [first]] = one
      if (!other && first && 'document' in first && first.document.type === 'rejected-rows') {
        other = call('erasePersonalData', { params: { id }, body: reason })
        expect(await other).toMatchObject({ success: true })
      }
      return write(...one)
    }
    expect(await call('erasePersonalData', { params, body: reason })).toMatchObject({ success: true })
    expect(errorFiles.text(path)).not.toMatch(/pascoe|stone/i)
    expect((await storedIn(house).read<RejectedRows>(rows.id))?.document).toMatchObject({
      people: [],
      rowsOf: [],
      values: [{ at: 0 }, { at: 1 }, { at: 2 }],
    })
  })

  it('whose file is gone already hold nobody up', async () => {
    const { call, params, errorFiles } = await withRejected()
    await errorFiles.remove(path)
    expect((await call('exportPersonalData', { params })).records).toHaveLength(2)
    expect(await call('erasePersonalData', { params, body: reason })).toMatchObject({ success: true })
  })

  it('with only the same name belong to another person in another house', async () => {
    const { call, store } = await testApp()
    const { id } = await call('createBidder', { body: ann })
    await partitionOf(store, 'bidders', ['a1', 'h2']).write([{ kind: 'create', document: rows }])
    expect(await call('previewErasure', { params: { id } })).toMatchObject({ rejectedRows: 0 })
  })
})
