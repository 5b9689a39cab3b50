import type { Upload } from '@auctionwiz/contracts/uploads'
import { describe, expect, it, vi } from 'vitest'
import { renderInHouse, wordsOf } from '../bidders/testing/in-house.tsx'
import { FilePicker } from './FilePicker.tsx'
import RowErrors from './RowErrors.tsx'
import { UploadItem } from './UploadItem.tsx'

// The screens are rendered to markup without a browser, where a store is read once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))

const ignore = () => undefined
const rowErrors = [212, 388, 1041, 1042].map((row) => ({
  file: 'registrations-oct.csv',
  row,
  field: 'email',
  value: row === 388 ? '' : 'joshua.rudd(at)example',
  problem: 'invalid email format',
}))
const results: Upload['results'] = {
  recordsProcessed: 2418,
  recordsImported: 2297,
  incomplete: 0,
  noticed: 0,
  corrected: 0,
  notices: [],
  columns: [],
  duplicates: 74,
  conflicts: 0,
  failed: 47,
  errors: [],
  rowErrors,
  hasErrorFile: true,
  errorFileUntil: '2026-12-20T21:40:22Z',
}
const upload = (change: Partial<Upload> = {}): Upload => ({
  uploadId: 'upl_1',
  name: 'Fall catalogue registrations',
  description: 'Registered online',
  category: 'bidders',
  files: [{ name: 'registrations-oct.csv', size: 4_089_446, outcome: 'imported' }],
  status: 'completed',
  progress: 100,
  uploadDate: '2026-11-20T21:40:22Z',
  completedDate: '2026-11-20T21:41:00Z',
  uploadedBy: 'Imogen Clarke',
  results,
  ...change,
})
const now = () => Date.parse('2026-11-21T09:00:00Z')
const shown = (change?: Partial<Upload>) => renderInHouse(<UploadItem known={upload(change)} onFinished={ignore} now={now} />)
const errorsShown = (change?: Partial<Upload>) =>
  wordsOf(renderInHouse(<RowErrors upload={upload(change)} now={now} onCorrected={ignore} />))

describe('an upload', () => {
  it('with errors shows what it is, the first three rows and how many more there are', () => {
    const words = wordsOf(shown())
    expect(words).toContain('Bidders · registrations-oct.csv, 3.9 MB · 20 Nov 2026, 16:41 by Imogen Clarke · 38 s')
    expect(words).toContain('Completed with errors')
    const errors = errorsShown()
    expect(errors).toContain('212 Email joshua.rudd(at)example invalid email format 388 Email empty invalid email format 1,041')
    expect(errors).not.toContain('1,042')
    expect(errors).toContain('And 44 more... Error file kept until 20 Dec 2026 Correct the 47 rows Download the 47 rows')
  })

  it('whose error file is no longer kept says so, and offers none', () => {
    const old = rowErrors.map(({ value: _value, ...error }) => error)
    const words = errorsShown({ results: { ...results, rowErrors: old, errorFileUntil: '2026-10-20T21:40:22Z' } })
    expect(words).toContain('212 Email no longer available invalid email format')
    expect(words).toContain('The error file was kept until 20 Oct 2026. Upload the corrected rows again to get a new one.')
    expect(words).not.toContain('Download')
  })

  it('that failed gives the reason and can be retried', () => {
    const words = wordsOf(
      shown({ status: 'error', problem: 'file format not recognized', results: { ...results, failed: 0, recordsProcessed: 0 } }),
    )
    expect(words).toContain('Error Retry file format not recognized')
  })

  it('that stalled says since when and can be retried', () => {
    const change = { status: 'processing', progress: 19, movedAt: '2026-11-20T21:42:00Z' } as const
    const since = 'No progress since 20 Nov 2026, 16:42. It resumes automatically. Choose Retry to resume now.'
    expect(wordsOf(shown({ ...change, stalled: true }))).toContain(since)
    expect(wordsOf(shown({ ...change, stalled: true }))).toContain('Processing Retry')
    expect(wordsOf(shown({ ...change, stalled: false }))).not.toContain('Retry')
  })

  it('that runs shows how far it is', () => {
    const markup = shown({ status: 'processing', progress: 64 })
    expect(markup).toMatch(/role="progressbar"[^>]*aria-valuenow="64" aria-label="Progress of Fall catalogue registrations"/)
    expect(wordsOf(markup)).toContain('2,418')
  })
})

describe('the chosen files', () => {
  const picked = (...sizes: number[]) =>
    renderInHouse(
      <FilePicker
        id="files"
        category="bidders"
        error={undefined}
        onChange={ignore}
        files={sizes.map((size, index) => ({
          file: Object.defineProperty(new File([''], `f${index}.csv`), 'size', { value: size }),
          problem: undefined,
        }))}
      />,
    )

  it('are summed up against the limit', () => {
    expect(wordsOf(picked(4_404_019, 1_153_434))).toContain('2 files 5.3 of 100 MB')
  })

  it('say at once when they are too large together', () => {
    expect(wordsOf(picked(60 * 1024 * 1024, 41 * 1024 * 1024))).toContain('Total file size cannot exceed 100MB')
  })
})
