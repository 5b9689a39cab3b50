import { describe, expect, it } from 'vitest'
import { categoryFilter, namedCategories, premiumFilter } from './audience.ts'

const sale = { title: 'Fine Art & Watches', description: 'With a party of COINS & CURRENCY, and wine.' }

describe('whom a campaign is for', () => {
  it('is Premium and Gold from 85 on, by the score that counts for the auction', () => {
    expect(premiumFilter({})).toEqual({ scoreType: 'local', minScore: 85, tier: ['Premium', 'Gold'] })
    const autoInviteThreshold = { nationalScore: 70, localScore: 60, useNationalScore: true }
    expect(premiumFilter({ autoInviteThreshold })).toMatchObject({ scoreType: 'national', minScore: 85 })
    expect(premiumFilter({ autoInviteThreshold: { ...autoInviteThreshold, useNationalScore: false } }).scoreType).toBe('local')
  })

  it('is a custom score of 70 or more and a category that the auction names', () => {
    expect(categoryFilter(sale)).toEqual({
      scoreType: 'local',
      minScore: 70,
      category: ['Art', 'Watches', 'Coins & Currency', 'Wine & Spirits'],
    })
    expect(categoryFilter({ title: 'Estate sale', description: 'A party with smart people' })).toBeUndefined()
  })

  it('finds categories as whole words, in any case and number', () => {
    expect(namedCategories({ title: 'ANTIQUES', description: 'Tools; sports: Designer items' })).toEqual([
      'Antiques',
      'Tools',
      'Sports',
      'Designer Items',
    ])
    expect(namedCategories({ title: 'Cart, bookshelf', description: '' })).toEqual([])
  })
})
