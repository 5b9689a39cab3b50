import type { ImportField } from '@auctionwiz/domain/imports/fields'
import { describe, expect, it } from 'vitest'
import { ann, annRows, csv, line, otherRow, type Row, reason, traces, withPerson } from './testing.ts'

describe('rows of files that wait to be imported', () => {
  const bea: Row = ['Bea', 'Stone', 'bea@example.com', '']
  const waiting = csv(bea, annRows[0] as Row, '', annRows[1] as Row)

  it('are given out to the person they name, with file, upload, date and line', async () => {
    const { put, call, params } = await withPerson()
    await put(waiting)
    const { records } = await call('exportPersonalData', { params })
    const about = { type: 'waiting-row', upload: 'Spring list', file: 'spring.csv', uploadedAt: '2026-11-21T09:00:00.000Z' }
    expect(records.filter(({ type }: { type: string }) => type === 'waiting-row')).toEqual([
      {
        ...about,
        line: 3,
        cells: [
          { column: 'First Name', value: 'Ann' },
          { column: 'Last Name', value: 'Pascoe' },
          { column: 'Email', value: ann.email },
        ],
      },
      { ...about, line: 5, cells: expect.arrayContaining([{ column: 'Email', value: 'ann.pascoe(at)example.com' }]) },
    ])
    expect(JSON.stringify(records)).not.toContain('Stone')
  })

  it('are read no further once nobody listens', async () => {
    const { put, answerTo, params, sourceFiles } = await withPerson()
    await put(waiting)
    let isLeft = false
    const body = new TransformStream<Uint8Array, Uint8Array>()
    sourceFiles.read = async () => body.readable
    const writer = body.writable.getWriter()
    writer.closed.catch(() => {
      isLeft = true
    })
    void writer.write(new TextEncoder().encode(csv(...Array.from({ length: 4000 }, (_, at) => otherRow(at))))).catch(() => undefined)
    const reader = ((await answerTo('exportPersonalData', { params })).body as ReadableStream<Uint8Array>).getReader()
    const decoder = new TextDecoder()
    for (let text = ''; !text.endsWith('\n\n'); ) text += decoder.decode((await reader.read()).value, { stream: true })
    await reader.cancel()
    await Promise.resolve()
    expect(isLeft).toBe(true)
  })

  it('are counted before an erasure and are gone after it; the import then reports them as rejected', async () => {
    const { put, call, params, audits, bytes, importIt, upload, errorFiles, others } = await withPerson()
    await put(waiting)
    expect(await call('previewErasure', { params })).toMatchObject({ waitingRows: 2, uncountedUploads: 0, rejectedRows: 0 })
    expect(await call('erasePersonalData', { params, body: reason })).toMatchObject({ success: true })
    expect(bytes()).not.toMatch(traces)
    expect(bytes()).toContain('bea@example.com')
    const after = { ...reason, waitingRows: 2, rejectedRows: 0, savedViews: 0, unfinishedFiles: 0 }
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'bidder.erase', after }))
    await importIt()
    expect(await upload()).toMatchObject({ status: 'completed', counts: { recordsProcessed: 3, recordsImported: 1, failed: 2 } })
    expect(await others()).toHaveLength(1)
    const problem = 'personal data was erased on request'
    expect((await upload())?.rowErrors).toEqual([3, 5].map((row) => ({ file: 'spring.csv', row, field: 'row', problem })))
    expect([...errorFiles.files.keys()].map(errorFiles.text).join('')).toContain(`[erased],,,,Row 5: ${problem}`)
  })

  it('are gone of a file without a header too, and with them what its first line was said to hold', async () => {
    const { put, call, params, bytes, importIt, upload, kept } = await withPerson()
    const mapping: Record<string, ImportField> = { Ann: 'firstName', Pascoe: 'lastName', [ann.email]: 'email' }
    await put([line(['Ann', 'Pascoe', ann.email]), line(['Bea', 'Stone', 'bea@example.com'])].join('\n'), { mapping })
    expect(await call('previewErasure', { params })).toMatchObject({ waitingRows: 1 })
    await call('erasePersonalData', { params, body: reason })
    expect(bytes() + (await kept())).not.toMatch(traces)
    expect(bytes()).toContain('bea@example.com')
    await importIt()
    expect((await upload())?.problem).toContain('Name the columns in the first line and upload the file again.')
  })

  it('are gone of a wide file without a header, wherever the person is in its lines', async () => {
    const { put, call, params, bytes, kept } = await withPerson()
    const wide = (...cells: string[]): string[] => [...Array.from({ length: 60 }, (_, at) => `x${at}`), ...cells]
    const mapping = Object.fromEntries(
      wide('Ann Pascoe', ann.email).map((name, at): [string, ImportField] => [name, at < 61 ? 'tags' : 'email']),
    )
    await put([wide('Ann Pascoe', ann.email), wide('Ann Pascoe', ann.email)].map(line).join('\n'), { mapping })
    expect(await call('previewErasure', { params })).toMatchObject({ waitingRows: 2 })
    await call('erasePersonalData', { params, body: reason })
    expect(bytes() + (await kept())).not.toMatch(traces)
  })

  it('stay where another house has them', async () => {
    const { call, params, sourceFiles } = await withPerson()
    sourceFiles.files.set('a1/h2/upl_9/f_1/0', new TextEncoder().encode(waiting))
    await call('erasePersonalData', { params, body: reason })
    expect(sourceFiles.text('a1/h2/upl_9/f_1/0')).toBe(waiting)
  })

  it('go with files that no import needs, once nobody can still be sending them, and at once when all was imported', async () => {
    const { put, call, params, sourceFiles, clock, importIt } = await withPerson()
    await put(waiting)
    const left = 'a1/h1/upl_0/f_1/0'
    sourceFiles.remove = async () => undefined
    await importIt()
    sourceFiles.remove = async (path) => void sourceFiles.files.delete(path)
    sourceFiles.files.set(left, new TextEncoder().encode(waiting))
    expect(await call('previewErasure', { params })).toMatchObject({ waitingRows: 0 })
    const kept = async (): Promise<string[]> => {
      const paths: string[] = []
      for await (const { path } of sourceFiles.list('a1/h1/')) paths.push(path)
      return paths
    }
    expect(await kept()).toEqual([left, 'a1/h1/upl_1/f_1/0'])
    const { id: other } = await call('createBidder', { body: { ...ann, email: 'bo@example.com' } })
    await call('erasePersonalData', { params: { id: other }, body: reason })
    expect(await kept()).toEqual([left])
    clock.now = new Date(clock.now.getTime() + 3_600_001)
    await call('erasePersonalData', { params, body: reason })
    expect([...sourceFiles.files.keys()]).toEqual([])
  })
})

describe('what an import was told of columns', () => {
  it('goes once all is imported', async () => {
    const { put, importIt, upload } = await withPerson()
    await put('Ann Pascoe,Mail\nBea Stone,bea@example.com\n', { mapping: { 'Ann Pascoe': 'fullName', Mail: 'email' } })
    await importIt()
    expect(await upload()).toMatchObject({ status: 'completed', counts: { recordsImported: 1 } })
    expect(JSON.stringify(await upload())).not.toMatch(traces)
  })
})

describe('a person in a file', () => {
  it.each([1, 2, 3, 6, 10, 13, 14, 15, 16, 17, 18])(
    'is not imported by a worker in whose way the erasure comes before write %i',
    async (at) => {
      const app = await withPerson()
      const lines = Array.from({ length: 1100 }, (_, at) => otherRow(at))
      await app.put(csv(...lines.slice(0, 900), ...annRows, ...lines.slice(900)), { status: 'pending' })
      const { house, account } = app.ports.tenant('a1', 'h1')
      let writes = 0
      let erased = false
      const slow = {
        ...house,
        write: async (...one: Parameters<typeof house.write>) => {
          writes += 1
          if (writes === at) {
            expect(await app.call('erasePersonalData', { params: app.params, body: reason })).toMatchObject({ success: true })
            erased = true
          }
          return house.write(...one)
        },
      }
      await app.importIt({ tenant: () => ({ house: slow, account }) })
      expect(erased).toBe(true)
      expect(await app.upload()).toMatchObject({ status: 'completed', counts: { recordsProcessed: 1105 } })
      expect(await app.others()).toHaveLength(1100)
      expect(app.bytes() + (await app.kept())).not.toMatch(traces)
      expect((await app.call('listBidders', { query: 'search=pascoe' })).total).toBe(0)
    },
  )

  it('comes into no part of an error file that a slow former worker writes after the erasure', async () => {
    for (const moment of ['reserve', 'writeText'] as const) {
      const app = await withPerson()
      await app.put(csv(otherRow(1), annRows[1] as Row, ['Cid', 'Day', 'nowhere', '']), { status: 'pending' })
      const { errorFiles } = app
      const real = errorFiles[moment] as (...one: unknown[]) => Promise<never>
      const late = async (...one: unknown[]) => {
        expect(await app.call('erasePersonalData', { params: app.params, body: reason })).toMatchObject({ success: true })
        await app.importIt()
        return real(...one)
      }
      const slow = { ...errorFiles, [moment]: late }
      await Promise.allSettled([app.importIt({ errorFiles: slow })])
      expect(await app.upload()).toMatchObject({ status: 'completed', counts: { recordsImported: 1, failed: 2 } })
      expect(app.bytes() + (await app.kept())).not.toMatch(traces)
      expect(app.bytes()).toContain('nowhere')
    }
  })
})
