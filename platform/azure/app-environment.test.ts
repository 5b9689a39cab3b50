import { afterEach, expect, it, vi } from 'vitest'
import { optionalSecret, required, requiredAddress, requiredSecret } from './app-environment.ts'

afterEach(() => vi.unstubAllEnvs())

it('stops the start without a setting, by its name', () => {
  vi.stubEnv('NETWORK_KEY', '')
  expect(() => required('NETWORK_KEY')).toThrow('The setting NETWORK_KEY is missing')
})

it('stops the start with a secret that is too short, which it does not repeat', () => {
  vi.stubEnv('NETWORK_KEY', 'short')
  expect(() => requiredSecret('NETWORK_KEY')).toThrow('The setting NETWORK_KEY has 5 characters. Use at least 32, made at random.')
  vi.stubEnv('NETWORK_KEY', 'x'.repeat(32))
  expect(requiredSecret('NETWORK_KEY')).toBe('x'.repeat(32))
})

it('stops the start with a secret that the platform did not find in its key vault', () => {
  vi.stubEnv('NETWORK_KEY', '@Microsoft.KeyVault(SecretUri=https://kv-bidd.vault.azure.net/secrets/network-key)')
  expect(() => requiredSecret('NETWORK_KEY')).toThrow('The setting NETWORK_KEY refers to a secret that its key vault does not have')
})

it('does without a secret that is optional, and stops the start with one that is too short', () => {
  expect(optionalSecret('FORMER_FACTOR_KEY')).toBeUndefined()
  vi.stubEnv('FORMER_FACTOR_KEY', 'short')
  expect(() => optionalSecret('FORMER_FACTOR_KEY')).toThrow('The setting FORMER_FACTOR_KEY has 5 characters.')
})

it('stops the start with an address without TLS', () => {
  vi.stubEnv('COSMOS_ENDPOINT', 'http://data.example')
  expect(() => requiredAddress('COSMOS_ENDPOINT')).toThrow('The setting COSMOS_ENDPOINT needs an address that begins with https://')
})
