import { expect, it } from 'vitest'
import { uploadRecord } from './uploads.ts'

const problem = { file: 'x.csv', row: 51, field: 'email', problem: 'invalid email format' }
const stored = {
  ...uploadRecord.document({
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
    counts: { recordsProcessed: 1, recordsImported: 0, duplicates: 0, failed: 1 },
    rowErrors: [problem],
    checkpoint: { file: 1, row: 0, batch: 1, errorParts: 1 },
  }),
  schemaVersion: 1,
}

it('loses error files of the former form, and the values next to its errors', () => {
  const values = [{ ...problem, value: 'v.parr(at)example' }]
  const former = uploadRecord.parse({ ...stored, errorFile: 'a1/h1/upl_1/errors.csv', rowErrors: values } as never)
  expect(former.rowErrors).toEqual([problem])
  expect(former).not.toHaveProperty('errorFile')
  expect(uploadRecord.parse({ ...stored, errorFile: 'a1/h1/upl_1' } as never)).toMatchObject({ errorFile: 'a1/h1/upl_1' })
})
