import { describe, expect, it } from 'vitest'
import { formOf } from '../testing/caller.ts'
import { readPrint } from './fingerprint.ts'
import { readForm } from './read-form.ts'

const print = (...args: Parameters<typeof formOf>) => readPrint(readForm, formOf(...args), 10_000)

describe('the fingerprint of a form', () => {
  it('is the same for the same parts in another order, and another where a part is', async () => {
    const own = await print([['a.csv', 'x']])
    expect(await print([['a.csv', 'x']], undefined, 'files first')).toBe(own)
    expect(await print([['b.csv', 'x']])).not.toBe(own)
    expect(await print([['a.csv', 'y']])).not.toBe(own)
    expect(await print([['a.csv', 'x']], { name: 'Other' })).not.toBe(own)
  })

  it('distinguishes two files of the same name', async () => {
    const twice = (first: string) => {
      const form = new FormData()
      for (const content of [first, 'same']) form.append('file_0', new File([content], 'a.csv'))
      const response = new Response(form)
      return readPrint(readForm, { contentType: response.headers.get('content-type') ?? '', body: response.body as ReadableStream }, 10_000)
    }
    expect(await twice('one')).not.toBe(await twice('two'))
  })

  it('is not taken of more than a form may hold, whose rest is dropped', async () => {
    await expect(print([['a.csv', 'x'.repeat(10_001)]])).rejects.toMatchObject({ code: 'idempotency_mismatch' })
    const each = 'x'.repeat(6_000)
    await expect(
      print([
        ['a.csv', each],
        ['b.csv', each],
      ]),
    ).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })
})
