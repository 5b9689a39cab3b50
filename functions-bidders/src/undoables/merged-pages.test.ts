import { expect, it } from 'vitest'
import { mergedPage, type Stream } from './merged-pages.ts'

/** A list in pages that hold at most three; every other one leaves something out. */
const stream = (items: readonly string[]): Stream<string> => ({
  page: async (next = '0') => {
    const start = Number(next)
    const end = start + 3
    return { items: items.slice(start, end), ...(end < items.length && { next: String(end) }) }
  },
})

const now = new Date('2026-11-21T09:00:00.000Z')

const all = async (lists: readonly (readonly string[])[], limit: number): Promise<string[][]> => {
  const pages: string[][] = []
  let page: string | undefined
  do {
    const found = await mergedPage(() => lists.map(stream), { page, now, limit, keyOf: (item) => item })
    pages.push(found.items)
    page = found.nextPage
  } while (page !== undefined)
  return pages
}

it('gives several lists as one, each item once and in order', async () => {
  const lists = [['b', 'd', 'f', 'h', 'j'], ['a', 'c'], [], ['e', 'g', 'i', 'k', 'l', 'm', 'n']]
  for (const limit of [2, 3, 5, 50]) expect((await all(lists, limit)).flat(), `${limit}`).toEqual([...'abcdefghijklmn'])
  expect(await all([[], []], 3)).toEqual([[]])
})

it('refuses a page that is not one of its own', async () => {
  const asOf = now.toISOString()
  const others = [{ asOf: 'noon', places: [null, null] }, { asOf, places: [1, 2] }, { asOf, places: [{ given: 0 }] }, [], null]
  const read = (page: string) => mergedPage(() => [stream([]), stream([])], { page, now, limit: 3, keyOf: (item) => item })
  for (const page of ['x', ...others.map((other) => JSON.stringify(other))])
    await expect(read(page), page).rejects.toMatchObject({ code: 'invalid_request' })
})

it('reads later pages as of when the first was read', async () => {
  const moments: string[] = []
  const read = (page: string | undefined, now: Date) =>
    mergedPage(
      (at) => {
        moments.push(at.toISOString())
        return [stream(['a', 'b'])]
      },
      { page, now, limit: 1, keyOf: (item) => item },
    )
  const { nextPage } = await read(undefined, now)
  await read(nextPage, new Date(now.getTime() + 60_000))
  expect(moments).toEqual([now.toISOString(), now.toISOString()])
})
