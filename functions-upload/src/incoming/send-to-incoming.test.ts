import type { AuditEvent } from '@auctionwiz/platform/core/records/audit'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { formOf } from '../testing/caller.ts'
import { csv, leftIn, open } from './testing.ts'

type Files = Parameters<typeof formOf>[0]

/** A house whose folder is on. */
const opened = async () => {
  const app = await open()
  const { version } = await app.save()
  const send = (files: Files = [['list.csv', csv]], key?: string, fields = {}) =>
    app.call('sendToIncoming', { form: formOf(files, fields), ...(key !== undefined && { key }) })
  const sent = async () => {
    const { items } = await storedIn(app.house).query<AuditEvent>({ type: 'audit' }, { limit: 20 })
    return items.filter(({ action }) => action === 'incoming.send')
  }
  return { ...app, version, send, sent }
}

const answer = { files: [{ name: 'list.csv', size: csv.length }] }

describe('files that are sent to the folder', () => {
  it('stay apart by call, and are taken', async () => {
    const app = await opened()
    expect(await app.send([['../list.csv', csv]])).toEqual({ files: [{ name: expect.stringContaining('list.csv'), size: csv.length }] })
    await app.send()
    expect(leftIn(app.incoming)).toHaveLength(2)
    expect(await app.sent()).toMatchObject([{ actorId: 'usr_1', after: { files: [{ size: csv.length }] } }, {}])
    await app.round()
    expect(await app.uploads()).toHaveLength(2)
    expect(leftIn(app.incoming)).toEqual([])
  })

  it('are refused while it is off, and leave nothing behind when they are refused', async () => {
    const app = await opened()
    const refused: [Files, object?][] = [
      [
        [
          ['a.csv', csv],
          ['b.csv', ''],
        ],
      ],
      [[]],
      [[['a.csv', csv]], { name: 'x' }],
    ]
    const codes = ['file_empty', 'upload_incomplete', 'invalid_request']
    for (const [index, [files, fields]] of refused.entries())
      await expect(app.send(files, 'list-of-tonight', fields)).rejects.toMatchObject({ code: codes[index] })
    expect(leftIn(app.incoming)).toEqual([])
    await app.save({ version: app.version, enabled: false })
    await expect(app.send()).rejects.toMatchObject({ code: 'incoming_off', status: 409 })
  })

  it('are refused where its category needs an add-on that the account has given up', async () => {
    const app = await opened()
    await app.save({ version: app.version, category: 'inventory' })
    await app.send()
    app.lacking.add('inventory')
    await expect(app.send([['more.csv', csv]])).rejects.toMatchObject({
      code: 'feature_unavailable',
      message: 'Access denied: inventory feature not available in your plan',
    })
    expect(leftIn(app.incoming)).toEqual([expect.stringContaining('list.csv')])
  })

  it('are not taken before the call was accepted', async () => {
    const app = await opened()
    const write = app.store.write
    app.store.write = async () => {
      throw new Error('killed')
    }
    await expect(app.send()).rejects.toMatchObject({ code: 'internal' })
    app.store.write = write
    expect(leftIn(app.incoming)).toHaveLength(1)
    await app.round()
    expect([await app.uploads(), await app.arrivals()]).toEqual([[], []])
  })
})

describe('a call that is repeated with its request key', () => {
  it('gets the first answer, and is taken once: before and after the file was taken, and when the folder is off', async () => {
    const app = await opened()
    expect(await app.send(undefined, 'list-of-tonight')).toEqual(answer)
    expect(await app.send(undefined, 'list-of-tonight')).toEqual(answer)
    await app.round()
    expect(await app.send(undefined, 'list-of-tonight')).toEqual(answer)
    await app.save({ version: app.version, enabled: false })
    expect(await app.send(undefined, 'list-of-tonight')).toEqual(answer)
    await app.round()
    expect([await app.uploads(), await app.sent()]).toMatchObject([[{ name: 'list.csv' }], [{}]])
    expect(leftIn(app.incoming)).toEqual([])
  })

  it.each([
    ['another content', [['list.csv', `${csv}Grace,Hopper,grace@incoming.example\n`]]],
    ['another name', [['other.csv', csv]]],
    [
      'another file beside it',
      [
        ['list.csv', csv],
        ['more.csv', csv],
      ],
    ],
  ] satisfies [string, Files][])('is refused with %s', async (_what, files) => {
    const app = await opened()
    await app.send(undefined, 'list-of-tonight')
    await expect(app.send(files, 'list-of-tonight')).rejects.toMatchObject({ code: 'idempotency_mismatch', status: 409 })
    await app.round()
    expect(await app.uploads()).toHaveLength(1)
  })

  it('is another call with another key', async () => {
    const app = await opened()
    for (const key of ['list-of-monday', 'list-of-tuesday']) expect(await app.send(undefined, key)).toEqual(answer)
    await app.round()
    expect(await app.uploads()).toHaveLength(2)
  })

  it('is taken once when it comes twice at the same time', async () => {
    const app = await opened()
    expect(await Promise.all([app.send(undefined, 'list-of-tonight'), app.send(undefined, 'list-of-tonight')])).toEqual([answer, answer])
    expect(leftIn(app.incoming)).toHaveLength(1)
    await app.round()
    expect([await app.uploads(), await app.sent()]).toMatchObject([[{}], [{}]])
  })

  it('is refused for one of two that differ at the same time', async () => {
    const app = await opened()
    const other: Files = [['list.csv', csv.replace('Ada', 'Augusta')]]
    const results = await Promise.allSettled([app.send(undefined, 'list-of-tonight'), app.send(other, 'list-of-tonight')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'idempotency_mismatch' } })
    expect(leftIn(app.incoming)).toHaveLength(1)
    await app.round()
    const taken = (await app.bidders()).map(({ name }) => name)
    expect(taken.includes('Ada Byron')).toBe(results[0]?.status === 'fulfilled')
    expect(taken).toHaveLength(2)
  })

  it('is taken once after its answer was lost', async () => {
    const app = await opened()
    const write = app.store.write
    app.store.write = async (...args) => {
      await write(...args)
      app.store.write = write
      throw new Error('the answer was lost')
    }
    expect(await app.send(undefined, 'list-of-tonight')).toEqual(answer)
    expect(await app.send(undefined, 'list-of-tonight')).toEqual(answer)
    await app.round()
    expect([await app.uploads(), await app.sent()]).toMatchObject([[{}], [{}]])
  })
})
