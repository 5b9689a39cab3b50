import { expect, it } from 'vitest'
import { argon2Hasher, capacity } from './argon2.ts'

it('hashes with the recommended parameters and a salt of its own', async () => {
  const hasher = argon2Hasher()
  const [one, two] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(one).not.toBe(two)
  expect(await hasher.verify('correct horse', one)).toBe(true)
  expect(await hasher.verify('correct horsf', one)).toBe(false)
  expect(await hasher.verify('correct horse', undefined)).toBe(false)
})

it('finds a password among several hashes with one salt', async () => {
  const { hash, find } = argon2Hasher()
  const first = await hash('three old clocks')
  const second = await hash('other old clocks', first)
  const apart = await hash('apart')
  expect(await find('three old clocks', [first, second])).toBe(0)
  expect(await find('other old clocks', [first, second])).toBe(1)
  expect(await find('neither of them', [first, second])).toBe(-1)
  expect(await find('apart', [first, apart])).toBe(-1)
  expect(await find('anything', [])).toBe(-1)
})

it('still reads hashes of other parameters', async () => {
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const { verify, isOutdated, hash } = argon2Hasher()
  expect(await verify('x', cheap)).toBe(false)
  expect([isOutdated?.(cheap), isOutdated?.(await hash('x'))]).toEqual([true, false])
})

it('turns away what comes beyond the line', async () => {
  const run = capacity(1, 1)
  let finish = (): void => undefined
  const first = run(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const second = run(async () => 'second')
  await expect(run(async () => 'third')).rejects.toMatchObject({ code: 'busy' })
  finish()
  await first
  expect(await second).toBe('second')
  expect(await run(async () => 'fourth')).toBe('fourth')
})
