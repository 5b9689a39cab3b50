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

const all = async (lists: readonly (readonly string[])[], limit: number): Promise<string[][]> => {
  const pages: string[][] = []
  let page: string | undefined
  do {
    const found = await mergedPage(lists.map(stream), { page, limit, keyOf: (item) => item })
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
  for (const page of ['x', '[]', '[1,2]', '[{"given":0}]'])
    await expect(mergedPage([stream([]), stream([])], { page, limit: 3, keyOf: (item) => item })).rejects.toMatchObject({
      code: 'invalid_request',
    })
})
