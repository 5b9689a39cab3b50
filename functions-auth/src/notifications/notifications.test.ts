import { type Notice, notify } from '@auctionwiz/records/notify'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'

const notice = (cause: string, change: Partial<Notice> = {}): Notice => ({
  cause: [cause],
  kind: 'notify_director',
  accountId: 'acc_one',
  auctionHouseId: 'acc_one_house',
  subjectId: 'case_missing',
  facts: { caseNumber: 'LC-1' },
  ...change,
})

/** An administrator, a clerk and a viewer of one house, and someone who tells them things. */
const house = async () => {
  const app = testApp()
  for (const name of ['ada', 'stan', 'vera']) await app.addUser(`usr_${name}`, `${name}@house.example`)
  await app.addAccount('acc_one', 'One', { usr_ada: 'admin', usr_stan: 'staff', usr_vera: 'viewer' })
  const enter = async (name: string, accountId = 'acc_one') => (await app.enter(`${name}@house.example`, accountId)).token
  const tell = async (userId: string, ...notices: Notice[]) => {
    for (const one of notices) await notify(app.store, userId, one, app.now())
  }
  const unread = async (token: string): Promise<number> => (await app.call('countNotifications', { token })).unread
  const list = (token: string, page?: string) => app.call('listNotifications', { token, ...(page && { query: { page } }) })
  return { ...app, enter, tell, unread, list }
}

describe('notifications', () => {
  it('come once for a cause, however often and however much at once it is repeated', async () => {
    const { store, now, enter, unread, list } = await house()
    const token = await enter('ada')
    await Promise.all(['a', 'a', 'a', 'b', 'b'].map((cause) => notify(store, 'usr_ada', notice(cause), now())))
    await notify(store, 'usr_ada', notice('a'), now())
    expect(await unread(token)).toBe(2)
    expect(await list(token)).toMatchObject({ total: 2, unread: 2, notifications: [{ read: false }, { read: false }] })
  })

  it('are lost nowhere and doubled nowhere when a write is interrupted', async () => {
    for (const end of ['before', 'after'] as const) {
      const { store, now, enter, unread, list } = await house()
      const token = await enter('ada')
      const killed = {
        ...store,
        write: async (...call: Parameters<typeof store.write>) => {
          if (end === 'after') await store.write(...call)
          throw new Error('killed')
        },
      }
      await expect(notify(killed, 'usr_ada', notice('a'), now())).rejects.toThrow('killed')
      await notify(store, 'usr_ada', notice('a'), now())
      expect([await unread(token), (await list(token)).total]).toEqual([1, 1])
    }
  })

  it('count with one point read', async () => {
    const { store, enter, tell, unread } = await house()
    await tell('usr_ada', notice('a'), notice('b'))
    const token = await enter('ada')
    // The list of revoked tokens is read by every call of every instance together, each few seconds.
    await unread(token)
    const asked: string[] = []
    for (const name of ['read', 'query', 'count', 'sums', 'distinct', 'write'] as const) {
      const original = store[name].bind(store) as (...given: unknown[]) => Promise<never>
      Object.assign(store, {
        [name]: (container: string, ...rest: unknown[]) => {
          if (container !== 'throttles') asked.push(`${name} ${container}`)
          return original(container, ...rest)
        },
      })
    }
    expect(await unread(token)).toBe(2)
    expect(asked).toEqual(['read identities'])
  })

  it('are read one by one or all that were listed, and leave the list when dismissed', async () => {
    const { enter, tell, unread, list, call, pass } = await house()
    const token = await enter('ada')
    for (const cause of ['a', 'b', 'c', 'd']) {
      pass(1)
      await tell('usr_ada', notice(cause))
    }
    const { notifications } = await list(token)
    const [latest, second, third] = notifications
    await call('markNotificationRead', { token, params: { id: second.id } })
    await call('markNotificationRead', { token, params: { id: second.id } })
    expect(await unread(token)).toBe(3)
    await call('dismissNotification', { token, params: { id: third.id } })
    expect(await list(token)).toMatchObject({ total: 3, unread: 2 })
    await tell('usr_ada', notice('b'))
    expect((await list(token)).total).toBe(3)
    pass(1)
    await tell('usr_ada', notice('later'))
    await call('markAllNotificationsRead', { token, body: { until: latest.timestamp } })
    expect(await unread(token)).toBe(1)
    const after = await list(token)
    expect(after.notifications.map(({ read }: { read: boolean }) => read)).toEqual([false, true, true, true])
    expect(await call('dismissNotification', { token, params: { id: third.id } })).toMatchObject({ status: 404 })
  })

  it('are seen by their user alone, where the permission is held, and in no other account', async () => {
    const app = await house()
    const { enter, tell, unread, list, call } = app
    await app.addAccount('acc_two', 'Two', { usr_ada: 'admin' })
    await tell('usr_ada', notice('a'), notice('b', { accountId: 'acc_two', auctionHouseId: 'acc_two_house' }))
    await tell('usr_vera', notice('a'))
    const [ada, stan, vera] = [await enter('ada'), await enter('stan'), await enter('vera')]
    expect([await unread(ada), await unread(stan), await unread(vera)]).toEqual([1, 0, 0])
    expect((await list(vera)).notifications).toEqual([])
    const [{ id }] = (await list(ada)).notifications
    expect(await call('markNotificationRead', { token: stan, params: { id } })).toMatchObject({ status: 404 })
    const token = await enter('ada', 'acc_two')
    expect(await list(token)).toMatchObject({ total: 1, unread: 1, notifications: [{ auctionHouseId: 'acc_two_house' }] })
  })

  it('come in pages, the latest first', async () => {
    const { enter, tell, list, pass } = await house()
    const token = await enter('ada')
    for (let count = 0; count < 25; count += 1) {
      pass(60)
      await tell('usr_ada', notice(`${count}`))
    }
    const first = await list(token)
    const second = await list(token, first.nextPage)
    const times = [...first.notifications, ...second.notifications].map(({ timestamp }: { timestamp: string }) => timestamp)
    expect([first.notifications.length, second.notifications.length]).toEqual([20, 5])
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('leave list and count together at the end of the third month', async () => {
    const { enter, tell, unread, list, pass } = await house()
    await tell('usr_ada', notice('november'))
    pass(11 * 86_400)
    await tell('usr_ada', notice('december'))
    pass(88 * 86_400)
    let token = await enter('ada')
    expect([await unread(token), (await list(token)).notifications.length]).toEqual([2, 2])
    pass(2 * 86_400)
    token = await enter('ada')
    expect([await unread(token), (await list(token)).notifications.length]).toEqual([1, 1])
  })
})
