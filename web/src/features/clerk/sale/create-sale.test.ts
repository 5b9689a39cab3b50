import fc from 'fast-check'
import { expect, it } from 'vitest'
import { problemsIn } from './outbox-state.ts'
import { lotsInView, resultIn } from './sale-state.ts'
import { house, type Line, saleroom, sold } from './testing.ts'

it('sends one call for each result, in order, and keeps each before it is sent', async () => {
  const { sit, sale } = await saleroom()
  const steps: string[] = []
  const { record, idle, sent } = await sit({
    keep: ({ queue }) => {
      steps.push(`keep ${queue.map(({ tried }) => (tried ? 'tried' : 'new')).join()}`)
      return Promise.resolve()
    },
    line: () => {
      steps.push('send')
      return 'up'
    },
  })
  record(sold(300_00))
  record({ action: 'pass', highestBid: 100_00 })
  const { unreached } = await idle()
  expect([sent, unreached]).toEqual([['recordLotOutcome', 'recordLotOutcome'], false])
  expect(steps.slice(0, steps.indexOf('send')).at(-1)).toMatch(/^keep tried/)
  expect((await sale.lot('listLots')).lots.map(resultIn)).toEqual([
    { state: 'Sold', hammer: 300_00, paddle: '117' },
    { state: 'Passed', highestBid: 100_00 },
    { state: 'Upcoming' },
  ])
})

it('offline it sends nothing; what is undone there is never sent; a reload loses nothing', async () => {
  const { sit, lots } = await saleroom()
  const first = await sit({ online: false })
  first.record(sold(300_00))
  first.record(sold(400_00))
  first.undo()
  await first.idle()
  expect(first.sent).toEqual([])
  first.sale.stop()
  const next = await sit({ kept: first.device.kept })
  const { queue, hammers, at } = await next.idle()
  expect([next.sent, queue, hammers.length, at]).toEqual([['recordLotOutcome'], [], 1, (await lots())[1]?.id])
  expect((await lots()).map(({ state }) => state)).toEqual(['Sold', 'Upcoming', 'Upcoming'])
})

it('after a lost answer sends the result again, and counts it once', async () => {
  const { sit, sale } = await saleroom()
  const { record, idle, sent } = await sit({ line: (call) => (call === 1 ? 'lost' : 'up') })
  record(sold(300_00))
  await idle()
  expect(sent).toEqual(['recordLotOutcome', 'recordLotOutcome'])
  expect(await sale.audits('lot.outcome')).toHaveLength(1)
})

it('asks the service about a result that was taken back before its answer came', async () => {
  for (const [state, undone] of [
    ['lost', ['readLot', 'undoLotOutcome']],
    ['down', ['readLot']],
  ] as const) {
    const { sit, lots } = await saleroom()
    const device = await sit({ line: (call) => (call === 1 ? state : 'up') })
    device.record(sold(300_00))
    device.undo()
    await device.idle()
    expect(device.sent).toEqual(['recordLotOutcome', ...undone])
    expect((await lots()).map((lot) => lot.state)).toEqual(['Upcoming', 'Upcoming', 'Upcoming'])
  }
})

it('goes on where somebody changed only the texts of the lot', async () => {
  const { sit, sale, lots } = await saleroom()
  const { record, idle, sale: screen } = await sit()
  const [lot] = await lots()
  await sale.lot('updateLot', { params: { lotId: lot?.id ?? '' }, body: { title: 'Block-front chest', version: lot?.version } })
  record(sold(300_00))
  await idle()
  expect((await lots())[0]).toMatchObject({ title: 'Block-front chest', state: 'Sold' })
  expect(screen.getState().lots[0]?.title).toBe('Block-front chest')
})

it('keeps a result that another clerk overtook until it is decided, and sends the others', async () => {
  const { sit, lots } = await saleroom()
  const [ann, ben] = [await sit(), await sit()]
  ann.record(sold(300_00))
  await ann.idle()
  ben.record({ action: 'pass', highestBid: 200_00 })
  ben.record(sold(500_00))
  const state = await ben.idle()
  expect(problemsIn(state)).toMatchObject([{ problem: { kind: 'conflict', theirs: { state: 'Sold', hammer: 300_00, paddle: '117' } } }])
  expect((await lots()).map((lot) => lot.state)).toEqual(['Sold', 'Sold', 'Upcoming'])
  const [conflict] = problemsIn(state)
  ben.sale.sendAgain(conflict?.id ?? '')
  await ben.idle()
  expect((await lots()).map(resultIn)[0]).toEqual({ state: 'Passed', highestBid: 200_00 })
  expect(ben.sale.getState().queue).toEqual([])
})

it('leaves the result of the other clerk where the clerk says so, also by undo', async () => {
  for (const way of ['button', 'undo']) {
    const { sit, lots } = await saleroom()
    const [ann, ben] = [await sit(), await sit()]
    ann.record(sold(300_00))
    await ann.idle()
    ben.record(sold(400_00))
    const [conflict] = problemsIn(await ben.idle())
    if (way === 'button') ben.sale.keepTheirs(conflict?.id ?? '')
    else ben.undo()
    const { queue, hammers, at } = await ben.idle()
    expect([queue, hammers, at]).toEqual([[], [], (await lots())[1]?.id])
    expect((await lots())[0]?.hammer).toBe(300_00)
  }
})

it('two clerks who record the same result agree', async () => {
  const { sit } = await saleroom()
  const [ann, ben] = [await sit(), await sit()]
  ann.record(sold(300_00))
  await ann.idle()
  ben.record(sold(300_00))
  expect((await ben.idle()).queue).toEqual([])
})

it('says in the words of the service why it refuses a result, and keeps it', async () => {
  const { sit, sale } = await saleroom()
  const { record, idle, undo } = await sit()
  await sale.move('cancel')
  record(sold(300_00))
  const state = await idle()
  expect(problemsIn(state)).toMatchObject([{ problem: { kind: 'refused', message: 'Autumn sale is Cancelled, so this is not possible.' } }])
  undo()
  expect(await idle()).toMatchObject({ queue: [], hammers: [], at: state.lots[0]?.id })
})

it('says when this device cannot keep results, and sends them all the same', async () => {
  const { sit, lots } = await saleroom()
  const { record, idle } = await sit({ keep: () => Promise.reject(new Error('full')) })
  record(sold(300_00))
  expect(await idle()).toMatchObject({ unkept: true, queue: [] })
  expect((await lots())[0]?.state).toBe('Sold')
})

const step = fc.constantFrom('sell', 'pass', 'unsold', 'undo', 'reload', 'wait', 'offline', 'online')
const lines = fc.array(fc.constantFrom<Line>('up', 'up', 'down', 'lost'), { minLength: 1, maxLength: 12 })

it('over any line, with reloads and undos, the service ends up with what the clerk sees', async () => {
  const app = await house()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), lines, async (steps, pattern) => {
      const { sit, lots } = await saleroom(app)
      let calls = 0
      const line = () => {
        calls += 1
        // The line recovers in the end.
        return calls > 60 ? 'up' : (pattern[calls % pattern.length] ?? 'up')
      }
      let clerk = await sit({ line })
      const recorded = { count: 0 }
      for (const [index, one] of steps.entries()) {
        if (one === 'sell') clerk.record(sold(100 + index))
        else if (one === 'pass') clerk.record({ action: 'pass', highestBid: 10 + index })
        else if (one === 'unsold') clerk.record({ action: 'leaveUnsold' })
        else if (one === 'undo') clerk.undo()
        else if (one === 'wait') await new Promise((resolve) => setTimeout(resolve))
        else if (one === 'reload') {
          await new Promise((resolve) => setTimeout(resolve))
          clerk.sale.stop()
          clerk = await sit({ line, kept: clerk.device.kept, online: clerk.device.online })
        } else {
          clerk.device.online = one === 'online'
          clerk.sale.wake()
        }
        recorded.count += 1
      }
      clerk.device.online = true
      clerk.sale.wake()
      const state = await clerk.idle()
      expect(problemsIn(state)).toEqual([])
      expect((await lots()).map(resultIn)).toEqual(lotsInView(state).map(resultIn))
      clerk.sale.stop()
    }),
    { numRuns: 60 },
  )
})
