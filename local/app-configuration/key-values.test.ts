import { readFileSync } from 'node:fs'
import { features } from '@auctionwiz/contracts/features'
import { flagSet } from '@auctionwiz/platform/core/features/flags'
import { describe, expect, test } from 'vitest'
import { readKeyValues } from './key-values.ts'

const read = (file: unknown) => readKeyValues(JSON.stringify(file), new Date(0))

test('a flag becomes a key-value of the flag type, complete for the client library', () => {
  const [flag] = read({ featureFlags: [{ id: 'inventory', enabled: true, label: 'development' }] })
  expect(flag).toMatchObject({ key: '.appconfig.featureflag/inventory', label: 'development', last_modified: '1970-01-01T00:00:00.000Z' })
  expect(JSON.parse(flag?.value ?? '')).toEqual({ id: 'inventory', enabled: true, description: '', conditions: { client_filters: [] } })
})

test('the ETag follows the content alone', () => {
  const etag = (value: unknown) => read({ settings: [{ key: 'a', value }] })[0]?.etag
  expect(etag(1)).toBe(etag(1))
  expect(etag(1)).not.toBe(etag(2))
})

test.each([
  [{ flags: [] }, '"flags" is unknown'],
  [{ settings: {} }, '"settings" must be a list'],
  [{ settings: [{ value: 1 }] }, 'settings[0] has no "key"'],
  [{ settings: [{ key: 'a' }] }, 'settings[0] ("a") has no "value"'],
  [{ featureFlags: [{ enabled: true }] }, 'featureFlags[0] has no "id"'],
  [{ featureFlags: [{ id: 'a', enabled: 'yes' }] }, 'needs "enabled"'],
  [
    {
      settings: [
        { key: 'a', value: 1 },
        { key: 'a', value: 2 },
      ],
    },
    'occurs twice',
  ],
])('%j is refused: %s', (file, message) => {
  expect(() => read(file)).toThrow(message)
})

describe('the file that the stack serves', () => {
  const file = readFileSync(new URL('./settings.json', import.meta.url), 'utf8')
  const flags = flagSet(readKeyValues(file, new Date(0)).map((item) => JSON.parse(item.value)))
  const on = async (subscriptionTier: string) => {
    const caller = { userId: 'usr_1', groups: ['house_1'], subscriptionTier, houseCount: async () => 2, now: new Date(0) }
    const states = await Promise.all(features.map(async (id) => [id, await flags.isOn(id, caller)] as const))
    return states.flatMap(([id, isOn]) => (isOn ? [id] : []))
  }

  test('holds the flags of the product, all on for a subscriber', async () => {
    expect(await on('tier-5')).toEqual([...features])
    expect(flags.problems).toEqual([])
  })

  test('has no add-ons for who pays nothing', async () => {
    expect((await on('free')).toSorted()).toEqual(['advanced-scoring', 'beta-features', 'bulk-operations'])
  })
})
