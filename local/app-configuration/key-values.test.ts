import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('the file that the stack serves holds the five flags of the product', () => {
  const file = readFileSync(new URL('./settings.json', import.meta.url), 'utf8')
  const ids = readKeyValues(file, new Date(0)).map((item) => item.key.split('/')[1])
  expect(ids).toEqual(['advanced-scoring', 'beta-features', 'bulk-operations', 'inventory', 'payments'])
})
