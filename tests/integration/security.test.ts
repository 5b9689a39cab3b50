import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import { createAccessToken, login } from '@auctionwiz/contracts/sign-in'
import { describe, expect, it } from 'vitest'
import { callFrom } from '../support/call-from.ts'
import { ownStack } from '../support/own-stack.ts'
import { createPerson } from '../support/person.ts'
import { clientOf } from '../support/tenant.ts'

const stack = ownStack()
const loginUrl = `${stack.urls.auth}/login`

/** Each test has its own network addresses, so that none is slowed down by another. */
let block = 10
const newAddresses = () => {
  block += 1
  const mine = block
  return (host: number) => `127.${mine}.${Math.floor(host / 250)}.${1 + (host % 250)}`
}
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const statuses = (answers: readonly { status: number }[]) => new Set(answers.map(({ status }) => status))

describe('guessing a password', () => {
  it('two hundred times at once is slowed down, and shuts the real person out neither now nor for good', async () => {
    const address = newAddresses()
    const { email, password } = await createPerson(stack)
    expect((await callFrom(address(1), loginUrl, { email, password })).status).toBe(200)

    const guesses = await many(200, (index) => callFrom(address(2), loginUrl, { email, password: `wrong ${index}` }))
    expect([...statuses(guesses)].every((status) => [401, 429, 503].includes(status))).toBe(true)
    // Six at once, then one after 2, 4, 8 and 16 seconds each: on a slow machine the calls take some of that time.
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)

    expect((await callFrom(address(1), loginUrl, { email, password })).status).toBe(200)
    const elsewhere = await callFrom(address(3), loginUrl, { email, password })
    expect(elsewhere.status === 200 || (elsewhere.status === 429 && Number(elsewhere.retryAfter) <= 900)).toBe(true)
  })

  it('of many people from one address slows that address down and no other', async () => {
    const address = newAddresses()
    const { email, password } = await createPerson(stack)
    const flood = await many(200, (index) =>
      callFrom(address(1), loginUrl, { email: `p${block}.${index}@nobody.example`, password: 'wrong' }),
    )
    expect([...statuses(flood)].every((status) => [401, 429, 503].includes(status))).toBe(true)
    let slowed = false
    for (let turn = 0; turn < 60 && !slowed; turn += 1)
      slowed = (await callFrom(address(1), loginUrl, { email: `q${block}.${turn}@nobody.example`, password: 'wrong' })).status === 429
    expect(slowed).toBe(true)
    expect((await callFrom(address(1), loginUrl, { email, password })).status).toBe(429)
    expect((await callFrom(address(2), loginUrl, { email, password })).status).toBe(200)
  }, 180_000)

  it('reveals neither by answer nor by time whether an address has a user', async () => {
    const address = newAddresses()
    const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(stack)))
    const known: number[] = []
    const unknown: number[] = []
    const answers = new Set<string>()
    for (let round = 0; round < 3; round += 1)
      for (const [index, { email }] of people.entries()) {
        // In turns, so that other load on the machine affects both equally.
        const order = (round + index) % 2 === 0 ? [email, `no.${email}`] : [`no.${email}`, email]
        for (const tried of order) {
          const answer = await callFrom(address(round * 12 + index), loginUrl, { email: tried, password: 'a wrong guess' })
          ;(tried === email ? known : unknown).push(answer.ms)
          answers.add(JSON.stringify([answer.status, answer.body?.error?.code, answer.body?.error?.message]))
        }
      }
    expect([...answers]).toEqual([JSON.stringify([401, 'invalid_credentials', 'Invalid email or password'])])
    // The chance that a known address takes longer than an unknown one; a missing password hash would make it nearly 1.
    const longer = known.flatMap((mine) => unknown.map((theirs): number => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0)))
    const chance = longer.reduce((sum, one) => sum + one, 0) / longer.length
    expect(chance).toBeGreaterThan(0.2)
    expect(chance).toBeLessThan(0.8)
  }, 180_000)

  it('says the same of a reset for an address that nobody has', async () => {
    const address = newAddresses()
    const { email } = await createPerson(stack)
    const url = `${stack.urls.auth}/password/reset-request`
    const answers = [await callFrom(address(1), url, { email }), await callFrom(address(1), url, { email: `no.${email}` })]
    expect(answers[0]?.status).toBe(answers[1]?.status)
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })
})

it('sheds sign-ins beyond what can be hashed, with a hint when to come back, while everything else stays fast', async () => {
  const address = newAddresses()
  const { id, email, password, tenant } = await createPerson(stack)
  const entered = await enter(email, password, tenant.accountId)
  const other = async () => {
    const started = performance.now()
    await entered.call(readCurrentUser, {})
    return performance.now() - started
  }
  await other()
  // Six times what may wait, so that a fast machine sheds too.
  const flood = many(480, (index) => callFrom(address(index), loginUrl, { email: `r${block}.${index}@nobody.example`, password: 'wrong' }))
  const times: number[] = []
  let flooding = true
  void flood.finally(() => {
    flooding = false
  })
  while (flooding) times.push(await other())
  const answers = await flood
  const shed = answers.filter(({ status }) => status === 503)
  const served = answers.filter(({ status }) => status === 401)
  expect(shed.length).toBeGreaterThan(0)
  expect(served.length).toBeGreaterThan(0)
  expect(shed.length + served.length).toBe(480)
  for (const { retryAfter } of shed) expect(retryAfter).toBeGreaterThan(0)
  expect(median(times)).toBeLessThan(median(served.map(({ ms }) => ms)))
  expect((await entered.call(readCurrentUser, {})).user.id).toBe(id)
}, 180_000)

const enter = async (email: string, password: string, accountId: string) => {
  const { data } = await clientOf(stack, {})(login, { body: { email, password } })
  const session = clientOf(stack, { sessionToken: data.sessionToken })
  const entered = await session(createAccessToken, { body: { userId: data.user.id, accountId } })
  return { ...entered, call: clientOf(stack, { accessToken: entered.accessToken }) }
}
