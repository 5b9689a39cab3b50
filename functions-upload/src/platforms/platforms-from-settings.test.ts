import { describe, expect, it } from 'vitest'
import { platformsFromSettings } from './platforms-from-settings.ts'

describe('the platforms of the settings', () => {
  it('are listed with name and address', () => {
    const setting = JSON.stringify([{ id: 'one', name: 'One', address: 'https://one.example' }])
    expect([...platformsFromSettings({ BIDDING_PLATFORMS: setting })].map(([id, { name }]) => [id, name])).toEqual([['one', 'One']])
    expect(platformsFromSettings({}).size).toBe(0)
  })

  it.each([
    'one',
    '{}',
    '[{"id":"one"}]',
    '[{"id":"one","name":"One","address":"not one"}]',
    '[{"id":"one","name":"One","address":"http://one.example"}]',
  ])('are refused when wrong: %s', (setting) => {
    expect(() => platformsFromSettings({ BIDDING_PLATFORMS: setting })).toThrow('BIDDING_PLATFORMS')
  })
})
