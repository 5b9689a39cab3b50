import { expect, it } from 'vitest'
import { sealing } from './sealing.ts'

const secret = 'a secret of these tests, long enough'

it('opens what it sealed, which says nothing of it and differs each time', async () => {
  const { seal, open } = sealing(secret)
  const sealed = await seal('key of ours', 'a1/h1/p1')
  expect(await open(sealed, 'a1/h1/p1')).toBe('key of ours')
  expect(sealed).not.toContain('key')
  expect(await seal('key of ours', 'a1/h1/p1')).not.toBe(sealed)
})

it('opens nothing for another place, under another secret, or when changed', async () => {
  const { seal, open } = sealing(secret)
  const sealed = await seal('key of ours', 'a1/h1/p1')
  await expect(open(sealed, 'a1/h2/p1')).rejects.toThrow()
  await expect(sealing(`${secret}!`).open(sealed, 'a1/h1/p1')).rejects.toThrow()
  await expect(open(`${sealed.slice(0, -4)}AAAA`, 'a1/h1/p1')).rejects.toThrow()
  await expect(open('key of ours', 'a1/h1/p1')).rejects.toThrow('not encrypted here')
})

it('opens under a new secret what the former one sealed, and seals with the new one alone', async () => {
  const next = 'another secret of these tests, long enough'
  const former = await sealing(secret).seal('key of ours', 'a1/h1/p1')
  const rotated = sealing(next, secret)
  expect(await rotated.open(former, 'a1/h1/p1')).toBe('key of ours')
  await expect(rotated.open(former, 'a1/h2/p1')).rejects.toThrow()
  expect(await sealing(next).open(await rotated.seal('key of ours', 'a1/h1/p1'), 'a1/h1/p1')).toBe('key of ours')
})

it('opens what was stored in the first format', async () => {
  const stored = 'v1.uL+Ax5Qc/uLhJt4u.eYkmDoFPgWpjT4/xjq0GnJO31aidRRikyio0'
  expect(await sealing(secret).open(stored, 'a1/h1/p1')).toBe('key of ours')
})
