import { expect, it } from 'vitest'
import { secretEncryption } from './secret-encryption.ts'

const secret = 'a secret of these tests, long enough'

it('opens what it sealed, which says nothing of it and differs each time', async () => {
  const { encrypt, decrypt } = secretEncryption(secret)
  const sealed = await encrypt('key of ours', 'a1/h1/p1')
  expect(await decrypt(sealed, 'a1/h1/p1')).toBe('key of ours')
  expect(sealed).not.toContain('key')
  expect(await encrypt('key of ours', 'a1/h1/p1')).not.toBe(sealed)
})

it('opens nothing for another place, under another secret, or when changed', async () => {
  const { encrypt, decrypt } = secretEncryption(secret)
  const sealed = await encrypt('key of ours', 'a1/h1/p1')
  await expect(decrypt(sealed, 'a1/h2/p1')).rejects.toThrow()
  await expect(secretEncryption(`${secret}!`).decrypt(sealed, 'a1/h1/p1')).rejects.toThrow()
  await expect(decrypt(`${sealed.slice(0, -4)}AAAA`, 'a1/h1/p1')).rejects.toThrow()
  await expect(decrypt('key of ours', 'a1/h1/p1')).rejects.toThrow('not encrypted here')
})

it('opens under a new secret what the former one sealed, and seals with the new one alone', async () => {
  const next = 'another secret of these tests, long enough'
  const former = await secretEncryption(secret).encrypt('key of ours', 'a1/h1/p1')
  const rotated = secretEncryption(next, secret)
  expect(await rotated.decrypt(former, 'a1/h1/p1')).toBe('key of ours')
  await expect(rotated.decrypt(former, 'a1/h2/p1')).rejects.toThrow()
  expect(await secretEncryption(next).decrypt(await rotated.encrypt('key of ours', 'a1/h1/p1'), 'a1/h1/p1')).toBe('key of ours')
})

it('names its key in each value, and opens values without a name under either key', async () => {
  const next = 'another secret of these tests, long enough'
  const [before, rotated] = [secretEncryption(secret), secretEncryption(next, secret)]
  const former = await before.encrypt('key of ours', 'a1/h1/p1')
  const [id = '', ...value] = former.split('.')
  expect(id).toMatch(/^k[\da-f]{8}$/)
  expect(await before.isCurrent(former)).toBe(true)
  expect(await rotated.isCurrent(former)).toBe(false)
  expect(await rotated.isCurrent(await rotated.encrypt('key of ours', 'a1/h1/p1'))).toBe(true)
  expect(await before.isCurrent(value.join('.'))).toBe(false)
  expect(await before.decrypt(value.join('.'), 'a1/h1/p1')).toBe('key of ours')
  expect(await rotated.decrypt(value.join('.'), 'a1/h1/p1')).toBe('key of ours')
  await expect(secretEncryption(next).decrypt(former, 'a1/h1/p1')).rejects.toThrow(`The key ${id}`)
})

it('opens what was stored in the first format', async () => {
  const stored = 'v1.uL+Ax5Qc/uLhJt4u.eYkmDoFPgWpjT4/xjq0GnJO31aidRRikyio0'
  expect(await secretEncryption(secret).decrypt(stored, 'a1/h1/p1')).toBe('key of ours')
})
