import { expect, it } from 'vitest'
import type { Context } from './context.ts'
import { makeKeys, newSigningKey } from './make-keys.ts'

/** The calls of the Azure CLI that the command makes while the vaults hold `present`. */
const callsWith = (present: readonly string[] | Error): string[] => {
  const calls: string[] = []
  const context: Context = {
    isDryRun: false,
    args: [],
    value: () => '["a","b","c"]',
    say: () => {},
    az: (call) => {
      calls.push(call.slice(0, 3).join(' ') + (call.includes('--name') ? ` ${call[call.indexOf('--name') + 1]}` : ''))
      if (present instanceof Error) throw present
      return call[2] === 'list' ? JSON.stringify(present) : ''
    },
  }
  makeKeys.run(context)
  return calls.filter((call) => !call.endsWith('list'))
}

it('makes the keys that are absent and replaces none', () => {
  const names = ['signing-key', 'factor-key', 'network-key', 'sms-events-secret', 'connection-key']
  expect(callsWith([])).toEqual(names.map((name) => `keyvault secret set ${name}`))
  expect(callsWith(names.filter((name) => name !== 'factor-key'))).toEqual(['keyvault secret set factor-key'])
})

it('makes none while it cannot be known what a vault holds', () => {
  expect(() => callsWith(new Error('403'))).toThrow('403')
})

it('makes a signing key that signs, with an id of its own', () => {
  const [first, second] = [newSigningKey(), newSigningKey()].map((key) => JSON.parse(key))
  expect(first).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  expect(first.kid).not.toBe(second.kid)
})
