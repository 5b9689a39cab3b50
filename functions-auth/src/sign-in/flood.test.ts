import { expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const person = (email: string) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  password: 'three old clocks',
  confirmPassword: 'three old clocks',
  preferences: { timezone: 'Europe/London', language: 'en', marketingOptIn: false, termsAccepted: true, privacyPolicyAccepted: true },
})

/** One of many networks of a stranger. */
const network = (index: number): string => `10.${Math.floor(index / 250)}.${index % 250}.1`

it('answers every honest reset and sign-up while a stranger asks for mails from many networks', async () => {
  const app = testApp()
  for (let user = 0; user < 14; user += 1) await app.addUser(`usr_${user}`, `known${user}@house.example`)
  for (let index = 0; index < 2000; index += 1)
    await app.call('requestPasswordReset', { body: { email: `g${index}@nowhere.example` }, address: network(index % 170) })
  expect(app.messages).toEqual([])
  for (let index = 0; index < 1500; index += 1)
    await app.call('signUp', { body: person(`s${index}@nowhere.example`), address: network(index % 170) })
  const answers: number[] = []
  for (let honest = 0; honest < 14; honest += 1) {
    const address = `192.0.2.${honest + 10}`
    answers.push((await app.call('requestPasswordReset', { body: { email: `known${honest}@house.example` }, address })).status)
    answers.push((await app.call('signUp', { body: person(`honest${honest}@house.example`), address })).status)
    expect(app.letterTo(`known${honest}@house.example`)?.secret).not.toBe('')
  }
  expect(answers).toEqual(Array.from({ length: 14 }, () => [200, 201]).flat())
})

it('neither refuses a person, nor keeps staff from inviting them, whose resets a stranger asks for', async () => {
  const app = testApp()
  await app.addUser('usr_owner', 'owner@house.example')
  await app.addUser('usr_ann', 'ann@other.example')
  await app.addAccount('acc_1', 'Harcourt', { usr_owner: 'owner' })
  const { token } = await app.enter('owner@house.example', 'acc_1')
  for (let index = 0; index < 60; index += 1)
    await app.call('requestPasswordReset', { body: { email: 'ann@other.example' }, address: network(index) })
  expect(app.messages.length).toBeLessThan(12)
  const own = await app.call('requestPasswordReset', { body: { email: 'ann@other.example' }, address: '192.0.2.9' })
  const invited = await app.call('inviteUser', { token, house: 'acc_1_house', body: { email: 'ann@other.example', role: 'viewer' } })
  expect([own.status, invited.status]).toEqual([200, 201])
})
