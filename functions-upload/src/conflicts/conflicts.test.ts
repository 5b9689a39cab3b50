import type { Conflict, Decision } from '@auctionwiz/contracts/conflicts'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { importConflictRecord } from '@auctionwiz/records/import-conflicts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importUpload } from '../imports/import-upload.ts'
import { auditEvents } from '../testing/caller.ts'
import { message, uploadId } from '../testing/house.ts'
import { uploadApp } from '../testing/upload-app.ts'
import { uploadOf } from '../uploads/upload-document.ts'

const header = 'first,last,email,phone,city\n'
const office = `${header}John,Hartley,office@example.com,212 555 0101,Boston\nMary,Ellis,office@example.com,212 555 0102,Salem\n`

/** A house that imported a file; the same upload can be imported again with another one. */
const importedHouse = async (csv = office) => {
  const app = uploadApp()
  const again = async (text: string) => {
    await app.house.write([{ kind: 'remove', id: uploadId }])
    await app.putUpload([text])
    await importUpload(app.ports)(message, 1)
  }
  await app.putUpload([csv])
  await importUpload(app.ports)(message, 1)
  const conflicts = async (query: Record<string, string> = {}): Promise<Conflict[]> =>
    (await app.call('listConflicts', { query })).conflicts
  const first = async (): Promise<Conflict> => {
    const [found] = await conflicts()
    if (!found) throw new Error('no conflict')
    return found
  }
  const decide = async (decision: Decision, sent: { version?: string; role?: 'staff' | 'viewer' } = {}): Promise<Conflict> => {
    const { id, version } = await first()
    const { role } = sent
    return app.call('decideConflict', { id, body: { decision, version: sent.version ?? version }, ...(role && { role }) })
  }
  return {
    ...app,
    again,
    conflicts,
    first,
    decide,
    results: async () => uploadOf(await app.upload()).results,
    counts: () => app.call('countConflicts'),
    undo: async (): Promise<Conflict> => {
      const { id, version } = await first()
      return app.call('undoConflict', { id, body: { version } })
    },
  }
}

describe('a row with the email of a bidder and the name of another person', () => {
  it('becomes a conflict that shows both sides, and changes nobody', async () => {
    const { results, bidders, conflicts, counts } = await importedHouse()
    expect(await results()).toMatchObject({ recordsProcessed: 2, recordsImported: 1, duplicates: 0, conflicts: 1, failed: 0 })
    expect(await bidders()).toMatchObject([{ name: 'John Hartley', phone: '212 555 0101' }])
    expect(await conflicts()).toMatchObject([
      {
        ...{ kind: 'bidder', conflictType: 'mismatch', status: 'pending', name: 'John Hartley', number: 'B-10001', row: 3 },
        ...{ importedName: 'Mary Ellis', source: 'Autumn list' },
        fields: [
          { field: 'name', existing: 'John Hartley', imported: 'Mary Ellis' },
          { field: 'email', same: true },
          { field: 'phone', existing: '212 555 0101', imported: '212 555 0102' },
          { field: 'address', existing: { city: 'Boston' }, imported: { city: 'Salem' } },
        ],
      },
    ])
    expect(await counts()).toEqual({ pending: 1, resolved: 0, skipped: 0, byRules: 0 })
  })

  it('is kept for a year undecided and skipped, half a year decided, and a year again after an undo', async () => {
    const { house, decide, undo } = await importedHouse()
    const days = async () => {
      for await (const { document } of readerOf(importConflictRecord, house).each()) return (document.ttl ?? 0) / 86_400
      return undefined
    }
    expect(await days()).toBe(365)
    await decide({ choice: 'existing' })
    expect(await days()).toBe(180)
    await undo()
    expect(await days()).toBe(365)
    await decide({ choice: 'skip' })
    expect(await days()).toBe(365)
  })

  it.each([
    ['duplicate', 'Mary,Ellis,office@example.com,(212) 555-0101,'],
    ['related', 'Mary,Hartley,office@example.com,,'],
    ['mismatch', 'Mary,Ellis,office@example.com,,'],
  ])('is a %s', async (type, row) => {
    const { conflicts } = await importedHouse(`${office.split('\n').slice(0, 2).join('\n')}\n${row}\n`)
    expect(await conflicts({ type })).toMatchObject([{ conflictType: type }])
    expect(await conflicts({ status: 'resolved' })).toEqual([])
  })

  it('is one conflict however often the file is imported, and a decision on it stands', async () => {
    const { again, conflicts, decide, results, bidders } = await importedHouse()
    await again(office)
    expect(await conflicts()).toHaveLength(1)
    await decide({ choice: 'existing' })
    await again(office)
    expect(await conflicts()).toMatchObject([{ status: 'resolved', resolution: 'existing', resolvedBy: 'Vanessa Parr' }])
    expect(await results()).toMatchObject({ recordsImported: 0, duplicates: 1, conflicts: 1 })
    await again(office.replace('Salem', 'Lynn'))
    expect(await conflicts()).toMatchObject([{ status: 'pending' }])
    expect(await bidders()).toMatchObject([{ name: 'John Hartley', address: { city: 'Boston' } }])
  })

  it('counts each row of a file in one outcome', async () => {
    const row = fc.record({
      first: fc.constantFrom('John', 'Mary', 'Zoe', ''),
      mail: fc.constantFrom('a@example.com', 'b@example.com', 'x'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 300 }), fc.array(row, { maxLength: 60 }), async (rows, later) => {
        const csvOf = (all: typeof rows) =>
          `first,last,email\nAnn,Lee,c@example.com\n${all.map(({ first, mail }) => `${first},Lee,${mail}`).join('\n')}\n`
        const { results, again, conflicts } = await importedHouse(csvOf(rows))
        const check = async (count: number) => {
          const { recordsProcessed, recordsImported, duplicates, conflicts, failed } = await results()
          expect(recordsProcessed).toBe(count + 1)
          expect(recordsImported + duplicates + conflicts + failed).toBe(recordsProcessed)
        }
        await check(rows.length)
        await again(csvOf(later))
        await check(later.length)
        const found = await conflicts()
        expect(new Set(found.map(({ importedName, fields }) => `${importedName} ${fields[1]?.existing}`)).size).toBe(found.length)
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })
})

const manual = { name: 'manual', phone: 'manual', dateOfBirth: 'manual', address: 'manual', status: 'manual' }
const others = {
  preferredPaymentMethod: 'manual',
  timeToPickup: 'manual',
  preferredCategories: 'manual',
  tags: 'manual',
  figures: 'manual',
}
const allManual = { ...manual, ...others }

describe('the rules of the house', () => {
  it('settle a conflict that they decide completely, which can be undone', async () => {
    const { call, again, bidders, conflicts, counts, results, undo } = await importedHouse(`${office.split('\n').slice(0, 2).join('\n')}\n`)
    expect(await call('readConflictRules')).toEqual(allManual)
    const rules = { ...allManual, name: 'local', phone: 'platform', address: 'local' }
    const saved = await call('updateConflictRules', { body: rules })
    await expect(call('updateConflictRules', { body: rules })).rejects.toMatchObject({ code: 'stale_version' })
    const before = await bidders()
    await again(office)
    expect(await results()).toMatchObject({ recordsProcessed: 2, duplicates: 1, conflicts: 1 })
    expect(await bidders()).toMatchObject([{ name: 'John Hartley', phone: '212 555 0102', address: { city: 'Boston' } }])
    expect(await conflicts()).toMatchObject([{ status: 'resolved', resolution: 'merge', byRules: true, used: ['phone'] }])
    expect(await counts()).toEqual({ pending: 0, resolved: 1, skipped: 0, byRules: 1 })
    await again(`${header}Mary,Ellis,office@example.com,212 555 0102,Salem\n`)
    expect(await conflicts()).toMatchObject([{ status: 'resolved' }])
    await undo()
    expect(await bidders()).toEqual(before)
    await call('updateConflictRules', { body: { ...rules, address: 'manual', version: saved.version } })
    expect(await conflicts()).toMatchObject([
      {
        status: 'pending',
        fields: [{ rule: 'local', use: 'existing' }, {}, { rule: 'platform', use: 'imported' }, { imported: { city: 'Salem' } }],
      },
    ])
  })

  it('leave a conflict to people of which they decide a part', async () => {
    const { call, again, bidders, conflicts } = await importedHouse(`${office.split('\n').slice(0, 2).join('\n')}\n`)
    await call('updateConflictRules', { body: { ...allManual, name: 'newest', phone: 'newest' } })
    await again(office)
    expect(await conflicts()).toMatchObject([{ status: 'pending' }])
    expect(await bidders()).toMatchObject([{ name: 'John Hartley', phone: '212 555 0101' }])
    await expect(call('updateConflictRules', { body: allManual, role: 'staff' })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a decision', () => {
  it('takes the imported values, and undo brings back the bidder as before', async () => {
    const { decide, bidders, undo, conflicts, house, counts } = await importedHouse()
    const before = await bidders()
    expect(await decide({ choice: 'imported' })).toMatchObject({
      status: 'resolved',
      resolution: 'imported',
      used: ['name', 'phone', 'address'],
    })
    expect(await bidders()).toMatchObject([
      { name: 'Mary Ellis', phone: '212 555 0102', email: 'office@example.com', address: { city: 'Salem' } },
    ])
    expect(await conflicts()).toMatchObject([{ fields: [{ existing: 'John Hartley', imported: 'Mary Ellis' }, {}, {}, {}] }])
    expect((await auditEvents(house)).find(({ action }) => action === 'conflict.decide')).toMatchObject({
      before: { name: 'John Hartley', phone: '212 555 0101' },
      after: { choice: 'imported', name: 'Mary Ellis', phone: '212 555 0102' },
    })
    expect(await undo()).toMatchObject({ status: 'pending' })
    expect(await bidders()).toEqual(before)
    expect(await counts()).toEqual({ pending: 1, resolved: 0, skipped: 0, byRules: 0 })
    await expect(undo()).rejects.toMatchObject({ code: 'conflict_undo_over' })
  })

  it('merges field by field once each field has a side', async () => {
    const { decide, bidders } = await importedHouse()
    const choose = (...fields: ['name' | 'phone' | 'address', 'existing' | 'imported'][]) =>
      decide({ choice: 'merge', fields: fields.map(([field, use]) => ({ field, use })) })
    await expect(choose(['name', 'existing'], ['phone', 'imported'])).rejects.toMatchObject({ code: 'invalid_request' })
    await choose(['name', 'existing'], ['phone', 'imported'], ['address', 'existing'])
    expect(await bidders()).toMatchObject([{ name: 'John Hartley', phone: '212 555 0102', address: { city: 'Boston' } }])
  })

  it('adds a separate bidder, who is met by the next import and goes with undo', async () => {
    const { decide, bidders, again, results, undo } = await importedHouse()
    await decide({ choice: 'separate' })
    const both = [{ name: 'Mary Ellis', sharedEmail: 'office@example.com', email: '' }, { name: 'John Hartley' }]
    const byName = async () => (await bidders()).sort((a, b) => (a.name < b.name ? 1 : -1))
    expect(await byName()).toMatchObject(both)
    await again(office)
    expect(await results()).toMatchObject({ duplicates: 2, conflicts: 0 })
    await undo()
    expect(await bidders()).toMatchObject([{ name: 'John Hartley' }])
  })

  it('is kept with the name where the bidder was edited since', async () => {
    const { decide, again, undo, bidders } = await importedHouse()
    await decide({ choice: 'imported' })
    await again(`${header}Mary,Ellis,office@example.com,212 555 0199,\n`)
    await expect(undo()).rejects.toMatchObject({ code: 'conflict_edited', details: { name: 'Mary Ellis' } })
    expect(await bidders()).toMatchObject([{ phone: '212 555 0199' }])
  })

  it('is made once by two people, and on values that are still there', async () => {
    const { first, decide, again } = await importedHouse()
    const { version } = await first()
    await again(`${header}John,Hartley,office@example.com,212 555 0177,\n`)
    await expect(decide({ choice: 'imported' }, { version })).rejects.toMatchObject({ code: 'stale_version' })
    const done = await Promise.allSettled([decide({ choice: 'imported' }), decide({ choice: 'existing' })])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(decide({ choice: 'existing' })).rejects.toMatchObject({ code: 'conflict_settled', details: { name: 'Vanessa Parr' } })
  })

  it('can be put off and taken up again', async () => {
    const { decide, first, call, counts } = await importedHouse()
    expect(await decide({ choice: 'skip' })).toMatchObject({ status: 'skipped' })
    const { id, version } = await first()
    expect(await call('reopenConflict', { id, body: { version } })).toMatchObject({ status: 'pending' })
    await decide({ choice: 'skip' })
    await decide({ choice: 'existing' })
    expect(await counts()).toEqual({ pending: 0, resolved: 1, skipped: 0, byRules: 0 })
  })

  it('needs the permission to import, and another house sees nothing', async () => {
    const { decide, first, call } = await importedHouse()
    for (const role of ['staff', 'viewer'] as const)
      await expect(decide({ choice: 'existing' }, { role })).rejects.toMatchObject({ code: 'forbidden' })
    const { id } = await first()
    await expect(call('readConflict', { id, houseId: 'hse_2' })).rejects.toMatchObject({ code: 'not_found' })
    expect(await call('readConflict', { id })).toMatchObject({ id })
  })
})
