import { expect, it } from 'vitest'
import { secureAddress } from './secure-address.ts'

it.each(['https://data.example', 'http://localhost:7071', 'http://127.0.0.1:8081', 'http://[::1]:8081'])('takes %s', (address) => {
  expect(secureAddress('AUTH_URL', address)).toBe(address)
})

it.each(['http://data.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example', 'ftp://data.example'])(
  'refuses %s, which has no TLS',
  (address) => {
    expect(() => secureAddress('AUTH_URL', address)).toThrow('The setting AUTH_URL needs an address that begins with https://')
  },
)

it('refuses what is no address', () => {
  expect(() => secureAddress('AUTH_URL', 'data.example')).toThrow('The setting AUTH_URL needs an address such as https://example.com.')
})
