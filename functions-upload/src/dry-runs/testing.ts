import type { DryRun, PlannedRow } from '@auctionwiz/contracts/dry-runs'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { formOf } from '../testing/caller.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { workOnUpload } from './work-on-upload.ts'

export const texts = { name: 'Autumn list', description: 'Bidders of the autumn sale', category: 'bidders', review: 'yes' }

/** An upload under review in a house whose background work is done by `work`. */
export const reviewed = async (csv: string | readonly string[], app: ReturnType<typeof uploadApp> = uploadApp()) => {
  const upload: Upload = await app.call('createUpload', {
    form: formOf(
      [csv].flat().map((one, index) => [`people-${index}.csv`, one]),
      texts,
    ),
  })
  const id = upload.uploadId
  const sentAtFirst = app.sent.length
  const work = async (): Promise<void> => {
    const worker = workOnUpload(app.ports)
    for (let next = app.sent.shift(); next; next = app.sent.shift()) await worker(next, 1)
  }
  const run = async (): Promise<DryRun> => {
    await app.call('startDryRun', { id })
    await work()
    return app.call('readDryRun', { id })
  }
  const rows = async (query: Record<string, string> = {}): Promise<PlannedRow[]> => {
    const found: PlannedRow[] = []
    for (let page: string | undefined = '0'; page !== undefined; ) {
      const answer: { rows: PlannedRow[]; nextPage?: string } = await app.call('listPlannedRows', { id, query: { ...query, page } })
      found.push(...answer.rows)
      page = answer.nextPage
    }
    return found
  }
  return { ...app, created: upload, id, sentAtFirst, work, run, rows }
}

/** A row of each outcome. */
export const csv = [
  'First Name,Last Name,Email,Phone',
  'Ann,Lee,ann@example.com,212 555 0100',
  'Bob,Ray,not an address,',
  'Cid,Day,cid@example.com,12',
  'Ann,Lee,ann@example.com,212 555 0100',
  'Ann,Lee,ann@example.com,212 555 0199',
  'Zoe,Quill,ann@example.com,',
].join('\n')

/** Numbers that look random and are the same each time. */
const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Rows with few people, so that they meet each other, in the file and with those on file. */
export const randomCsv = (seed: number, rows: number): string => {
  const next = random(seed)
  const one = (...values: string[]): string => values[next(values.length)] ?? ''
  const line = () =>
    [
      one('Ann', 'Bob', 'Cid', ''),
      one('Lee', 'Ray', 'Quill'),
      one(...Array.from({ length: 60 }, (_, index) => `p${index}@example.com`), 'nobody', ''),
      one('', '212 555 0100', '646 555 0101', '12'),
      one('', 'Active', 'Suspended', 'odd'),
      one('', '3', '9', 'many'),
    ].join(',')
  const lines = Array.from({ length: rows }, () => one(line(), line(), line(), line(), line(), '', 'a,b', '"open'))
  return ['First Name,Last Name,Email,Phone,Status,Wins,', ...lines].join('\n').replace('Wins,', 'Wins')
}
