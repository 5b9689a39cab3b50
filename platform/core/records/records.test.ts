import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { memoryStore } from '../store/memory-store.ts'
import { partitionOf } from '../store/partition.ts'
import { StoreError, type Write } from '../store/store.ts'
import { storedIn } from '../testing/stored-in.ts'
import { projection } from './projection.ts'
import { listerOf, readerOf } from './reader.ts'
import { type DocumentOf, record } from './record.ts'
import { auditOf, recordsOf } from './writer.ts'

const paintings = record({
  type: 'painting',
  formerTypes: ['canvas'],
  container: 'bidders',
  idPrefix: 'pnt',
  names: ['painting', 'paintings'],
  about: 'A painting.',
  fields: () => ({
    title: z.string(),
    frame: z.object({ width: z.number() }),
    hanging: z.optional(z.object({ room: z.int() })),
    sold: z.optional(z.boolean()),
  }),
  upgrades: [({ name, ...rest }) => ({ ...rest, title: name }), (fields) => ({ ...fields, frame: { width: 0 } })],
  ttl: 60,
  personalData: 'none',
  nameOf: ({ title }) => title,
})

const house = () => partitionOf(memoryStore(), 'bidders', ['a1', 'h1'])
const painting = (id: string, title = 'Dawn') => ({ id, title, frame: { width: 40 } })

describe('what is read', () => {
  it('is checked: a document that does not fit is named by its id and its fields, not by its values', async () => {
    const partition = house()
    await partition.write([{ kind: 'create', document: { ...paintings.document(painting('p1')), title: 7 } as never }])
    const failure = await readerOf(paintings, partition)
      .read('p1')
      .catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'record_damaged',
      details: { what: 'painting', id: 'p1' },
      cause: { message: 'title: invalid_type' },
    })
    await expect(readerOf(paintings, partition).page({}, { limit: 10 })).rejects.toMatchObject({ code: 'record_damaged' })
  })

  it('is of the requested type: the id of another record is not found', async () => {
    const partition = house()
    await partition.write([{ kind: 'create', document: { id: 'v1', type: 'vase' } }])
    expect(await readerOf(paintings, partition).find('v1')).toBeUndefined()
    await expect(readerOf(paintings, partition).read('v1')).rejects.toMatchObject({ code: 'not_found', details: { what: 'Painting' } })
  })

  it('comes in its present form from every older version', async () => {
    const partition = house()
    await partition.write([
      { kind: 'create', document: { id: 'p1', type: 'painting', name: 'Dawn' } as never },
      { kind: 'create', document: { id: 'p2', type: 'painting', title: 'Dusk', schemaVersion: 2 } as never },
      { kind: 'create', document: { id: 'p3', type: 'canvas', name: 'Noon' } as never },
    ])
    expect((await readerOf(paintings, partition).read('p3')).document).toMatchObject({ type: 'painting', title: 'Noon' })
    const { items } = await readerOf(paintings, partition).page({ orderBy: [{ field: 'type' }] }, { limit: 10 })
    expect(items.map(({ document }) => document)).toMatchObject([
      { id: 'p3', type: 'painting', title: 'Noon' },
      { id: 'p1', title: 'Dawn', frame: { width: 0 } },
      { id: 'p2', title: 'Dusk', frame: { width: 0 } },
    ])
  })

  it('is found under its former types too', async () => {
    const partition = house()
    await partition.write(['canvas', 'painting'].map((type) => ({ kind: 'create', document: { id: type, type, name: type } as never })))
    const reader = readerOf(paintings, partition)
    const ids: string[] = []
    for await (const { document } of reader.each()) ids.push(`${document.id} as ${document.type}`)
    expect(ids.toSorted()).toEqual(['canvas as painting', 'painting as painting'])
    expect(await reader.count()).toBe(2)
  })

  it('is read where it is stored next to something else', async () => {
    const labels = record({
      ...{ type: 'label', container: 'bidders', alsoIn: ['accounts'], names: ['label', 'labels'], about: 'A label.' },
      fields: () => ({ text: z.string() }),
      personalData: 'none',
    })
    const account = partitionOf(memoryStore(), 'accounts', ['a1'])
    await recordsOf(labels, account).create({ id: 'l1', text: 'Sold' })
    expect((await readerOf(labels, account).read('l1')).document.text).toBe('Sold')
    expect(() => readerOf(paintings, account)).toThrow('another partition key')
  })

  it('keeps fields that a newer version of the product stores, through a change by this one', async () => {
    const partition = house()
    const newer = { ...paintings.document(painting('p1')), artist: 'Turner' }
    await partition.write([{ kind: 'create', document: newer }])
    await recordsOf(paintings, partition).change('p1', (document) => ({ ...document, title: 'Noon' }))
    expect((await storedIn(partition).read('p1'))?.document).toMatchObject({ title: 'Noon', artist: 'Turner', schemaVersion: 3, ttl: 60 })
  })

  it('is read page by page to its end, and counted', async () => {
    const partition = house()
    const all = recordsOf(paintings, partition)
    for (const id of ['p1', 'p2', 'p3']) await all.create(painting(id, id))
    const titles: string[] = []
    for await (const { document } of all.each({ orderBy: [{ field: 'title' }] }, 2)) titles.push(document.title)
    expect(titles).toEqual(['p1', 'p2', 'p3'])
    expect(await all.count()).toBe(3)
    expect(await all.count([{ field: 'title', equals: 'p2' }])).toBe(1)
  })
})

describe('a projection', () => {
  const sizes = projection(paintings, ['title', 'frame.width', 'hanging.room'])
  const projected = async (stored: object) => {
    const partition = house()
    await partition.write([{ kind: 'create', document: stored as never }])
    return (await listerOf(sizes, partition).page({}, { limit: 10 })).items.map(({ document }) => document)
  }

  it('reads and checks the fields it names, and the id', async () => {
    const [read] = await projected({ ...paintings.document(painting('p1')), sold: 'a text that it does not read' })
    const title: string | undefined = read?.title
    const room: number | undefined = read?.hanging.room
    expect([read?.id, title, read?.frame, room]).toEqual(['p1', 'Dawn', { width: 40 }, undefined])
    expect(read).not.toHaveProperty('sold')
    await expect(projected({ ...paintings.document(painting('p2')), frame: { width: '40' } })).rejects.toMatchObject({
      code: 'record_damaged',
      details: { id: 'p2' },
      cause: { message: 'frame.width: invalid_type' },
    })
  })

  it('reads documents whole that an older version of the product stored', async () => {
    const [read] = await projected({ id: 'p1', type: 'painting', name: 'Dawn' })
    expect(read).toEqual({ id: 'p1', title: 'Dawn', frame: { width: 0 }, hanging: {} })
  })

  it('knows no fields that the record does not declare', () => {
    // @ts-expect-error: a painting has no name since its second version
    const named = projection(paintings, ['name'])
    const stored = paintings.stored({ id: 'p1', title: 'Dawn', frame: { width: 1 } })
    expect(() => named.parse(stored)).toThrow('there is no field name')
  })
})

describe('what is written', () => {
  it('is created once by a repeated request, and a request key serves one request alone', async () => {
    const all = recordsOf(paintings, house())
    const id = await paintings.idFor('request-1', 'h1')
    const sent = ({ title }: DocumentOf<typeof paintings>) => ({ title })
    const first = await all.createOnce(painting(id), sent)
    const again = await all.createOnce({ ...painting(id), sold: true }, sent)
    expect([again.version, again.document.sold]).toEqual([first.version, undefined])
    await expect(all.createOnce(painting(id, 'Dusk'), sent)).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(await paintings.idFor(undefined)).toMatch(/^pnt_/)
  })

  it('is changed as it is then, also when others change it at the same moment', async () => {
    const partition = house()
    const all = recordsOf(paintings, partition)
    await all.create(painting('p1', ''))
    const letters = [...'abcdef']
    await Promise.all(letters.map((letter) => all.change('p1', (document) => ({ ...document, title: document.title + letter }))))
    expect([...(await all.read('p1')).document.title].toSorted()).toEqual(letters)
    expect(await all.change('p2', (document) => document)).toBeUndefined()
  })

  it('is created where there is none and changed where there is one, also by several at the same moment', async () => {
    const all = recordsOf(paintings, house())
    const letters = [...'abcdef']
    const add = (letter: string) => all.upsert('p1', (stored) => painting('p1', `${stored?.title ?? ''}${letter}`))
    await Promise.all(letters.map(add))
    expect([...(await all.read('p1')).document.title].toSorted()).toEqual(letters)
    expect(await all.upsert('p2', () => undefined)).toBeUndefined()
  })

  it('is used up by one of several', async () => {
    const all = recordsOf(paintings, house())
    const { version } = await all.create(painting('p1'))
    const used = await Promise.all([all.removeOnce('p1', version), all.removeOnce('p1', version)])
    expect(used.toSorted()).toEqual([false, true])
  })

  it('is given up as busy when others are faster every time', async () => {
    const partition = house()
    await recordsOf(paintings, partition).create(painting('p1'))
    const write = async () => {
      throw new StoreError('stale', 'changed')
    }
    const contested = recordsOf(paintings, { ...partition, write })
    await expect(contested.change('p1', (document) => ({ ...document, sold: true }))).rejects.toMatchObject({ reason: 'busy' })
  })

  it('goes together with its audit event, which names the record', async () => {
    const partition = house()
    const events: unknown[] = []
    const audit = (subject: object): Write => {
      events.push(subject)
      return { kind: 'create', document: { id: 'audit_1', type: 'audit' } }
    }
    const document = paintings.document(painting('p1'))
    await recordsOf(paintings, partition).create(document, [auditOf(paintings, document, { audit }, { action: 'auction.create' })])
    expect(events).toEqual([{ action: 'auction.create', subjectType: 'auction', subjectId: 'p1', subjectName: 'Dawn' }])
    expect(await storedIn(partition).read('audit_1')).toBeDefined()
  })
})
