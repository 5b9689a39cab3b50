import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { revoker } from '@auctionwiz/platform/core/security/revocations'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import { notificationRecord } from '@auctionwiz/records/notifications'
import { expect, it } from 'vitest'
import { accounts } from '../accounts/accounts.ts'
import { ann, withAuthenticator } from '../mfa/test-people.ts'
import { people } from '../people/people.ts'
import { resetFactors } from './reset-factors.ts'

const order = { email: ann, operator: 'Support: Jo', ticket: 'T-17' }

const open = async () => {
  const app = await withAuthenticator('owner')
  const letters: { to: string; kind: string }[] = []
  const mail = {
    send: async (letter: { to: string; kind: string }) => {
      letters.push(letter)
      return 'sent' as const
    },
    post: () => undefined,
    link: (path: string) => path,
  }
  const parts = { people: people(app.store), accounts: accounts(app.store), mail, revoker: revoker(app.store), clock: app.now }
  return { ...app, letters, parts }
}

it('gives an owner who lost every factor a way back, on record with who did it and why', async () => {
  const { parts, letters, enter, call, token, pass } = await open()
  expect(await resetFactors(parts, order)).toBe('usr_ann')
  expect(letters).toMatchObject([{ kind: 'mfa_reset', to: ann }])
  pass(5)
  expect(await call('listMfaMethods')).toMatchObject({ status: 401 })
  const back = await enter(ann, 'acc_1')
  expect(back).toMatchObject({ status: 200, mfa: { restricted: true, reset: true } })
  const { items } = await readerOf(notificationRecord, parts.people.partition('usr_ann')).page({}, { limit: 5 })
  expect(items.map(({ document }) => document)).toContainEqual(
    expect.objectContaining({ kind: 'factors_reset', facts: { person: 'Support: Jo' } }),
  )
  const { events } = await storedIn(parts.people.partition('usr_ann'))
    .query({ type: 'audit', where: [{ field: 'action', equals: 'mfa.reset' }] }, { limit: 5 })
    .then(({ items }) => ({ events: items }))
  expect(events).toMatchObject([{ actorId: 'operator', actorName: 'Support: Jo', after: { ticket: 'T-17' } }])
  expect(token).not.toBe(back.token)
})

it('changes nothing for an address without a user, or a user without a factor', async () => {
  const { parts, letters } = await open()
  await expect(resetFactors(parts, { ...order, email: 'nobody@house.example' })).rejects.toThrow('No user')
  await resetFactors(parts, order)
  await expect(resetFactors(parts, order)).rejects.toThrow('no second factor')
  expect(letters).toHaveLength(1)
})
