import { describe, expect, it } from 'vitest'
import { PlatformError } from '../platforms/bidding-platform.ts'
import type { PageRequest } from '../platforms/sale-platform.ts'
import { patience, wholeList } from './patient-sales.ts'

const patiently = patience(async () => undefined)

describe('a list of a platform', () => {
  it('is refused once it holds more records than an auction may have', async () => {
    let pages = 0
    const endless = async ({ next = '0', limit }: PageRequest) => {
      pages += 1
      const items = Array.from({ length: limit }, (_, index) => ({ id: `${next}/${index}` }))
      return { items, unreadable: [], next: String(Number(next) + 1) }
    }
    await expect(wholeList(patiently, endless)).rejects.toMatchObject({ name: 'SyncStop', problem: 'invalid' })
    expect(pages).toBe(251)
  })
})

it('stops at an auction in a currency that the product does not have', async () => {
  const call = patiently(() => Promise.reject(new PlatformError('currency', 'CHF', { currency: 'CHF' })))
  await expect(call).rejects.toMatchObject({ name: 'SyncStop', problem: 'currency_differs' })
})
