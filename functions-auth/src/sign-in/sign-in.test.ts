import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const right = { email: 'ann@house.example', password: 'right-password' }
const wrong = { ...right, password: 'wrong-password' }

const open = async () => {
  const app = testApp()
  await app.addUser('usr_ann', 'ann@house.example')
  return app
}

it('does not distinguish an unknown address from a wrong password', async () => {
  const app = await open()
  const known = await app.call('login', { body: wrong })
  const unknown = await app.call('login', { body: { ...wrong, email: 'bob@house.example' } })
  expect(known).toMatchObject({ status: 401, error: { code: 'invalid_credentials', message: 'Invalid email or password' } })
  expect({ ...unknown.error, correlationId: '' }).toEqual({ ...known.error, correlationId: '' })
})

it('does the same work for an unknown address, a user, and an address signed up with minutes ago', async () => {
  const app = await open()
  const signUp = (email: string) => {
    const preferences = { timezone: 'UTC', language: 'en', marketingOptIn: false, termsAccepted: true, privacyPolicyAccepted: true }
    const password = 'three old clocks'
    return app.call('signUp', { body: { firstName: 'No', lastName: 'One', email, password, confirmPassword: password, preferences } })
  }
  const hashesOf = async (email: string, password: string) => {
    const before = app.hashes()
    await app.call('login', { body: { email, password } })
    return app.hashes() - before
  }
  for (const email of ['new@house.example', 'confirmed@house.example', 'ann@house.example']) await signUp(email)
  const token = app.letterTo('confirmed@house.example')?.secret
  expect(await app.call('verifyEmail', { body: { token, password: 'three old clocks' } })).toMatchObject({ status: 200 })
  const all = ['nobody@house.example', 'ann@house.example', 'new@house.example', 'confirmed@house.example']
  for (const email of all) expect([email, await hashesOf(email, 'a wrong guess')]).toEqual([email, 2])
  expect(await hashesOf('ann@house.example', 'right-password')).toBe(2)
  expect(await hashesOf('new@house.example', 'three old clocks')).toBe(2)
})

it.each([{ email: '', password: 'x' }, { email: 'ann@house.example' }, { password: 'x' }, {}])(
  'asks for both email and password: %j',
  async (body) => {
    const app = await open()
    expect(await app.call('login', { body })).toMatchObject({
      status: 400,
      error: { code: 'missing_credentials', message: 'Please enter both email and password' },
    })
  },
)

it.each([0, 1, 3])('offers the %i accounts of a user, whatever case the address is typed in', async (count) => {
  const app = await open()
  for (let index = 0; index < count; index += 1) await app.addAccount(`acc_${index}`, `Account ${index}`, { usr_ann: 'staff' })
  const { status, data } = await app.call('login', { body: { ...right, email: ' Ann@House.example ' } })
  expect(status).toBe(200)
  expect(data.accounts.map(({ accountName }: { accountName: string }) => accountName)).toEqual(
    Array.from({ length: count }, (_, index) => `Account ${index}`),
  )
})

it('does not let a suspended user in', async () => {
  const app = testApp()
  await app.addUser('usr_ann', 'ann@house.example', 'suspended')
  expect(await app.call('login', { body: right })).toMatchObject({ status: 403, error: { code: 'account_suspended' } })
})

it('slows guessing down, lets the right password in afterwards, and never locks for good', async () => {
  const app = await open()
  for (let attempt = 0; attempt < 6; attempt += 1) await app.call('login', { body: wrong, address: `192.0.2.${attempt}` })
  const slowed = await app.call('login', { body: right, address: '192.0.2.9' })
  expect(slowed).toMatchObject({ status: 429, headers: { 'retry-after': '2' }, error: { code: 'too_many_attempts' } })
  app.pass(2)
  expect(await app.call('login', { body: right })).toMatchObject({ status: 200 })
  expect(await app.call('login', { body: wrong })).toMatchObject({ status: 401 })
})

it('slows down an address that tries many people', async () => {
  const app = await open()
  for (let attempt = 0; attempt < 31; attempt += 1) await app.call('login', { body: { ...wrong, email: `p${attempt}@house.example` } })
  expect(await app.call('login', { body: right })).toMatchObject({ status: 429 })
  expect(await app.call('login', { body: right, address: '198.51.100.7' })).toMatchObject({ status: 200 })
})

it('signs in users of the provider, and reports unknown ones', async () => {
  const app = await open()
  const provider = (idToken: string) => app.call('loginWithProvider', { params: { provider: 'microsoft' }, body: { idToken, nonce: 'n' } })
  expect(await provider('vouched:usr_ann')).toMatchObject({ status: 200, data: { user: { email: 'ann@house.example' } } })
  expect(await provider('vouched:usr_nobody')).toMatchObject({ status: 404, error: { message: 'User account not found' } })
  expect(await provider('forged')).toMatchObject({ status: 401, error: { code: 'provider_rejected' } })
})

it('records each sign-in', async () => {
  const app = await open()
  await app.call('login', { body: right })
  const { items } = await app.store.query('identities', ['usr_ann'], { type: 'audit' }, { limit: 10 })
  expect(items).toMatchObject([
    { action: 'user.sign_in', actorId: 'usr_ann', address: '192.0.2.1', after: { method: 'password', device: 'Chrome on Linux' } },
  ])
})

it('lets guesses from elsewhere not slow down who signs in from where they did before', async () => {
  const app = await open()
  await app.call('login', { body: right, address: '198.51.100.1' })
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => app.call('login', { body: wrong, address: `203.0.113.${index}` })),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(6)
  expect(await app.call('login', { body: right, address: '203.0.113.99' })).toMatchObject({ status: 429 })
  expect(await app.call('login', { body: right, address: '198.51.100.1' })).toMatchObject({ status: 200 })
  const here = await Promise.all(Array.from({ length: 20 }, () => app.call('login', { body: wrong, address: '198.51.100.1' })))
  expect(here.filter(({ status }) => status === 401)).toHaveLength(6)
})

it('hashes a password again at sign-in when its cost is outdated', async () => {
  const app = await open()
  const document = { id: 'password', type: 'password', hash: 'cheap:right-password' }
  await app.store.write('identities', ['usr_ann'], [{ kind: 'put', document }])
  expect(await app.call('login', { body: right })).toMatchObject({ status: 200 })
  expect((await app.store.read('identities', ['usr_ann'], 'password'))?.document).toMatchObject({ hash: 'plain:right-password' })
})

it('counts what comes together from one network before it is tried', async () => {
  const app = await open()
  const spray = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      app.call('login', { body: { ...wrong, email: `p${index}@house.example` }, address: `2001:db8:1:2::${index.toString(16)}` }),
    ),
  )
  expect(spray.filter(({ status }) => status === 401)).toHaveLength(31)
  expect(spray.filter(({ status }) => status === 429)).toHaveLength(29)
  expect(await app.call('login', { body: right, address: '2001:db8:1:2:ffff::9' })).toMatchObject({ status: 429 })
  expect(await app.call('login', { body: right, address: '2001:db8:1:3::9' })).toMatchObject({ status: 200 })
})

it('lets an office of many people sign in at the same moment, again and again', async () => {
  const app = testApp()
  const people = Array.from({ length: 28 }, (_, index) => index)
  await Promise.all(people.map((index) => app.addUser(`usr_${index}`, `p${index}@house.example`)))
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(people.map((index) => app.call('login', { body: { ...right, email: `p${index}@house.example` } })))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  }
})
