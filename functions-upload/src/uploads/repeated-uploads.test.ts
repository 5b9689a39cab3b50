import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { describe, expect, it } from 'vitest'
import { formOf } from '../testing/caller.ts'
import { bidderCsv } from '../testing/house.ts'
import { csv, setUp } from './testing.ts'

describe('an upload that is sent again with its request key', () => {
  it('answers a repeated request with the first upload', async () => {
    const { send, files, sent } = setUp()
    const first = await send(formOf([['a.csv', csv]]), 'key-12345678')
    expect(await send(formOf([['a.csv', csv]]), 'key-12345678')).toEqual(first)
    expect(files.files.size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['another file', [['a.csv', csv.replace('Ann1', 'Bob1')]], undefined],
    ['another name of the file', [['b.csv', csv]], undefined],
    [
      'a file more',
      [
        ['a.csv', csv],
        ['b.csv', csv],
      ],
      undefined,
    ],
    ['another text', [['a.csv', csv]], { name: 'Spring list', description: 'x', category: 'bidders' }],
  ] as const)('refuses a repeated key with %s, and keeps nothing of it', async (_, others, fields) => {
    const { send, files, sent } = setUp()
    await send(formOf([['a.csv', csv]]), 'key-12345678')
    await expect(send(formOf(others, fields), 'key-12345678')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    expect(files.files.size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('refuses the other of two requests at the same moment with one key and different files', async () => {
    const { send, files } = setUp()
    const both = [csv, bidderCsv(4)].map((content) => send(formOf([['a.csv', content]]), 'key-12345678'))
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find((end) => end.status === 'rejected')).toMatchObject({ reason: { code: 'idempotency_mismatch' } })
    expect(files.files.size).toBe(1)
  })

  it('takes a repeated request in whatever order its parts come', async () => {
    const { send } = setUp()
    const first = await send(formOf([['a.csv', csv]]), 'key-12345678')
    expect(await send(formOf([['a.csv', csv]], undefined, 'files first'), 'key-12345678')).toEqual(first)
  })

  it('lets one of two requests with the same key win, and keeps only its file', async () => {
    const { send, files, house } = setUp()
    const [one, other] = await Promise.all([send(formOf([['a.csv', csv]]), 'key-12345678'), send(formOf([['a.csv', csv]]), 'key-12345678')])
    expect(other).toEqual(one)
    expect(files.files.size).toBe(1)
    expect(await storedIn(house).count({ type: 'upload' })).toBe(1)
  })
})
