import { csvOf } from '@auctionwiz/functions-upload/testing/convert-here'
import { bookOf, fileOf, sheetOf } from '@auctionwiz/functions-upload/testing/workbooks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annRows, csv, header, killedAt, otherRow, type Row, reason, traces, withPerson } from './testing.ts'

type Part = { kind: 'other' | 'bad' | 'blank' | 'open' | 'her open'; at: number } | { kind: 'her'; at: number }

const part: fc.Arbitrary<Part> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('other' as const), at: fc.nat(2000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('her' as const), at: fc.nat(annRows.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('bad' as const, 'blank' as const), at: fc.nat(9) }) },
)

/** In CSV a quote may stand where it does not belong. */
const csvPart: fc.Arbitrary<Part> = fc.oneof(
  { weight: 8, arbitrary: part },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('open' as const, 'her open' as const), at: fc.nat(2000) }) },
)

const rowOf = ({ kind, at }: Part): string | Row => {
  if (kind === 'other') return otherRow(at)
  if (kind === 'her') return annRows[at] as Row
  if (kind === 'open') return `"Dan${at},Open,dan${at}@example.com`
  if (kind === 'her open') return '"Ann,Pascoe,ann.pascoe@example.com,'
  return kind === 'bad' ? ['Cid', 'Day', 'nowhere', ''] : ''
}

const cellsOf = (one: Part): readonly string[] => {
  const row = rowOf(one)
  return typeof row === 'string' ? [] : row
}

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

const fileFrom = async (form: string, parts: readonly Part[]): Promise<{ content: Uint8Array; encoding: 'utf-8' | 'utf-16le' }> => {
  const text = csv(otherRow(0), ...parts.map(rowOf))
  if (form === 'csv') return { content: new TextEncoder().encode(text), encoding: 'utf-8' }
  if (form === 'utf-16') return { content: utf16(text), encoding: 'utf-16le' }
  const rows = [otherRow(0), ...parts.map(cellsOf)]
  const records = rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
  const bytes = form === 'xlsx' ? fileOf(bookOf(sheetOf([header, ...rows]))) : new TextEncoder().encode(JSON.stringify(records))
  return { content: new TextEncoder().encode(await csvOf(`spring.${form}`, bytes)), encoding: 'utf-8' }
}

const files = fc.oneof(
  fc.record({ form: fc.constantFrom('xlsx', 'json'), parts: fc.array(part, { maxLength: 60 }) }),
  fc.record({ form: fc.constantFrom('csv', 'utf-16'), parts: fc.array(csvPart, { maxLength: 60 }) }),
  fc.record({ form: fc.constant('csv'), parts: fc.array(csvPart, { minLength: 900, maxLength: 1200, size: 'max' }) }),
)

describe('a person in any file', () => {
  it('is gone from it wherever import and erasure are interrupted, and the rest is imported as it would have been', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.nat(16), fc.nat(8), async ({ form, parts }, importEnd, eraseEnd) => {
        const { content, encoding } = await fileFrom(form, parts)
        const plain = await withPerson()
        await plain.put(content, {}, encoding)
        await plain.importIt()

        const app = await withPerson()
        await app.put(content, {}, encoding)
        const live = killedAt(app, importEnd)
        await Promise.allSettled([app.importIt()])
        live()
        const again = killedAt(app, eraseEnd)
        const first = await app.call('erasePersonalData', { params: app.params, body: reason })
        again()
        if (first.status !== 200)
          expect(await app.call('erasePersonalData', { params: app.params, body: reason })).toMatchObject({ success: true })
        expect(app.bytes() + (await app.kept())).not.toMatch(traces)
        if ((await app.upload())?.status !== 'completed') await app.importIt()
        expect(app.bytes() + (await app.kept())).not.toMatch(traces)
        expect(await app.others()).toEqual(await plain.others())
        const [upload, reference] = [await app.upload(), await plain.upload()]
        expect(upload?.status).toBe('completed')
        expect(upload?.counts.recordsProcessed).toBe(reference?.counts.recordsProcessed)
        expect((await app.call('listBidders', { query: 'search=pascoe' })).total).toBe(0)
      }),
      { numRuns: 40, endOnFailure: true },
    )
  }, 120_000)
})
