import { describe, expect, it } from 'vitest'
import { prefetch } from './prefetch.ts'

const source = (log: string[], failAt = -1) =>
  (async function* () {
    try {
      for (let index = 0; index < 4; index += 1) {
        log.push(`make ${index}`)
        if (index === failAt) throw new Error(`no ${index}`)
        yield index
      }
    } finally {
      log.push('end')
    }
  })()

describe('prefetch', () => {
  it('lets the source work on the next one while the reader has this one', async () => {
    const log: string[] = []
    for await (const index of prefetch(source(log))) log.push(`use ${index}`)
    expect(log).toEqual(['make 0', 'make 1', 'use 0', 'make 2', 'use 1', 'make 3', 'use 2', 'end', 'use 3'])
  })

  it('ends the source when the reader stops', async () => {
    const log: string[] = []
    for await (const index of prefetch(source(log))) if (index === 1) break
    expect(log).toEqual(['make 0', 'make 1', 'make 2', 'end'])
  })

  it('gives a failure when its turn comes, also when the reader stops before', async () => {
    const log: string[] = []
    const read = async () => {
      for await (const index of prefetch(source(log, 1))) log.push(`use ${index}`)
    }
    await expect(read()).rejects.toThrow('no 1')
    expect(log).toEqual(['make 0', 'make 1', 'end', 'use 0'])
    for await (const index of prefetch(source(log, 1))) if (index === 0) break
  })
})
