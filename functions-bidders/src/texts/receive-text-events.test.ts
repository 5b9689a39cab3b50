import { messagesBusy } from '@auctionwiz/platform/core/mail/messages'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing.ts'
import { replyEvent } from './testing.ts'

type Settings = Parameters<typeof testApp>[0]

/** What is stored of replies in an app from now on. */
const watched = (store: DocumentStore) => {
  const places = new Set<string>()
  const write = store.write
  store.write = (container, partition, writes) => {
    if (container === 'people') places.add(partition.join())
    return write(container, partition, writes)
  }
  return async () => {
    const found = await Promise.all([...places].map((place) => store.query('people', [place], { type: 'text-stop' }, { limit: 9 })))
    return found.flatMap(({ items }) => items)
  }
}

/** A bidder with a number, and replies from it. */
const withNumber = async (settings?: Settings) => {
  const app = await testApp(settings)
  const body = { firstName: 'Ann', lastName: 'Pascoe', email: 'ann@example.com', phone: '(212) 555-0148' }
  const { id } = await app.call('createBidder', { body })
  const deliver = (events: object, secret = 'events') => app.call('receiveTextEvents', { query: `secret=${secret}`, body: events })
  const reply = (message: string, data?: object) => deliver([replyEvent(message, data)])
  const since = (): Promise<string | undefined> => app.call('readTextStop', { params: { id } }).then(({ stoppedAt }) => stoppedAt)
  return { ...app, id, deliver, reply, since }
}

const at = (seconds: string) => ({ receivedTimestamp: `2026-11-21T09:00:${seconds}Z` })

describe('the subscription', () => {
  it('is validated by repeating its code', async () => {
    const { deliver } = await withNumber()
    const validationUrl = 'https://rp-westeurope.eventgrid.azure.net:553/validate'
    const data = { validationCode: '512D38B6-C7B8-40C8-89FE-F46F9E9622B6', validationUrl }
    const event = { id: '2d1781af', topic: '/subscriptions/0', subject: '', data, eventTime: '2026-11-21T09:00:00.4Z', dataVersion: '1' }
    const answer = await deliver([{ ...event, eventType: 'Microsoft.EventGrid.SubscriptionValidationEvent', metadataVersion: '1' }])
    expect(answer).toEqual({ status: 200, validationResponse: data.validationCode })
  })

  it.each(['Events', 'event', 'events2', 'x'])('is refused with the secret %s', async (secret) => {
    const { deliver, since } = await withNumber()
    expect(await deliver([replyEvent('STOP')], secret)).toMatchObject({ status: 401, error: { code: 'events_refused' } })
    expect(await since()).toBeUndefined()
  })

  it('is refused without a secret, and where the app has none', async () => {
    const { call } = await withNumber()
    expect(await call('receiveTextEvents', { body: [replyEvent('STOP')] })).toMatchObject({
      status: 400,
      error: { details: { fields: { secret: expect.any(String) } } },
    })
    const off = await withNumber({ eventsSecret: null })
    expect(await off.reply('STOP')).toMatchObject({ status: 404, error: { code: 'events_off' } })
  })

  it.each([{}, [], [{ data: {} }], Array.from({ length: 101 }, () => replyEvent('STOP'))])('takes no body like %.60j', async (body) => {
    const { deliver } = await withNumber()
    expect(await deliver(body)).toMatchObject({ status: 400 })
  })
})

describe('a reply', () => {
  it('of STOP stops texts to the number, with the time, however often it arrives', async () => {
    const { reply, since, audits } = await withNumber()
    const before = (await audits()).length
    for (const _ of [1, 2]) expect(await reply('Stop')).toEqual({ status: 200 })
    expect(await since()).toBe('2026-11-21T09:00:00.320Z')
    expect(await audits()).toHaveLength(before)
  })

  it('counts for every bidder with the number, however it is written', async () => {
    const { call, reply } = await withNumber()
    const numbers = ['+1 212 555 0148', '2125550148', '+1 212 555 0149']
    const ids = await Promise.all(
      numbers.map(async (phone, index) => {
        const body = { firstName: 'Ben', lastName: `Number ${index}`, email: `p${index}@example.com`, phone }
        return (await call('createBidder', { body })).id
      }),
    )
    await reply('STOP')
    const stops = await Promise.all(ids.map((id) => call('readTextStop', { params: { id } })))
    expect(stops.map(({ stoppedAt }) => stoppedAt !== undefined)).toEqual([true, true, false])
  })

  it('of START undoes an earlier STOP and is no consent', async () => {
    const { reply, since, call, id } = await withNumber()
    await reply('STOP', at('01'))
    await reply('UNSTOP', at('02'))
    expect(await since()).toBeUndefined()
    expect(await call('readBidder', { params: { id } })).not.toHaveProperty('consents')
  })

  it.each([
    ['STOP', 'START', '.3', '.32', undefined],
    ['START', 'STOP', '.3', '.32', '2026-11-21T09:00:01.320Z'],
    ['STOP', 'START', '.1234567', '.1234568', undefined],
    ['STOP', 'START', '', '.0000001', undefined],
    ['START', 'STOP', '.5', '.5', '2026-11-21T09:00:01.500Z'],
    ['STOP', 'START', '.5', '.5', '2026-11-21T09:00:01.500Z'],
  ])('of %s and then %s ends alike in any order and repeated, at %s and %s of a second', async (first, second, earlier, later, end) => {
    const one = replyEvent(first, at(`01${earlier}`))
    const other = replyEvent(second, at(`01${later}`))
    const orders = [
      [one, other],
      [other, one],
      [one, other, one],
      [other, one, other, one],
      [one, one, other],
    ]
    for (const order of orders) {
      const { deliver, since } = await withNumber()
      for (const event of order) await deliver([event])
      expect(await since()).toBe(end)
      const together = await withNumber()
      await together.deliver(order)
      expect(await together.since()).toBe(end)
      const parallel = await withNumber()
      await Promise.all(order.map((event) => parallel.deliver([event])))
      expect(await parallel.since()).toBe(end)
    }
  })

  it('is kept as two values under a hash of the number, a START for a week', async () => {
    const { reply, store } = await withNumber()
    const kept = watched(store)
    const from = '4915112345678'
    await reply('STOP', { ...at('01'), from: `+${from}` })
    const stored = await kept()
    expect(stored).toEqual([
      {
        id: expect.stringMatching(/^text_[\da-f]{40}$/),
        bucket: expect.any(String),
        type: 'text-stop',
        stopped: true,
        receivedAt: expect.any(String),
      },
    ])
    expect(JSON.stringify(stored)).not.toContain(from.slice(2))
    await reply('START', { ...at('02'), from })
    expect(await kept()).toMatchObject([{ id: stored[0]?.id, stopped: false, ttl: 7 * 86_400 }])
    await reply('STOP', { ...at('03'), from })
    expect(await kept()).toMatchObject([{ stopped: true }])
    expect((await kept())[0]).not.toHaveProperty('ttl')
  })

  it('takes its time from the event where the reply has none', async () => {
    const { reply, since } = await withNumber()
    await reply('STOP', { receivedTimestamp: undefined })
    expect(await since()).toBe('2026-11-21T09:00:02.000Z')
  })

  it.each([
    [{ eventType: 'Microsoft.Communication.SMSDeliveryReportReceived', data: { from: '1', to: '+12125550148', deliveryStatus: 'Failed' } }],
    [{ eventType: 'Microsoft.Communication.ChatMessageReceived' }],
    [{ eventType: 'Microsoft.Communication.SMSReceived', data: null }],
    [replyEvent('STOP', { from: 'Harcourt' })],
    [replyEvent('STOP', { from: 5 })],
    [replyEvent('STOP', { receivedTimestamp: 'yesterday' })],
    [replyEvent('See you there')],
  ])('or event without a keyword or of another form changes nothing and is not asked for again: %.80j', async (event) => {
    const { deliver, since, store, mails } = await withNumber()
    const kept = watched(store)
    expect(await deliver([event])).toEqual({ status: 200 })
    expect(await since()).toBeUndefined()
    expect(await kept()).toEqual([])
    expect(mails).toEqual([])
  })
})

describe('a request for help', () => {
  it('is answered in the language of its word, a few times a day', async () => {
    const { reply, mails, clock } = await withNumber()
    await reply('Aide')
    expect(mails).toMatchObject([{ channel: 'sms', to: '+12125550148', text: expect.stringMatching(/^AuctionWiz .*Répondez STOP/) }])
    for (const _ of [1, 2, 3, 4, 5]) expect(await reply('HELP')).toEqual({ status: 200 })
    expect(mails).toHaveLength(4)
    clock.now = new Date('2026-11-23T09:00:00Z')
    await reply('HELP')
    expect(mails).toHaveLength(5)
  })

  it('is delivered again while the message service is busy', async () => {
    const { reply, messenger } = await withNumber()
    messenger.send = () => Promise.reject(messagesBusy(30))
    expect(await reply('HELP')).toMatchObject({ status: 503 })
  })
})
