import { callTexts } from '@auctionwiz/contracts/call-texts'
import { CallError, createClient } from '@auctionwiz/contracts/client'
import type { ErrorCode } from '@auctionwiz/contracts/errors'
import { listJobs, rescoreBidders } from '@auctionwiz/contracts/jobs'
import { describe, expect, it } from 'vitest'
import { retryAfter } from '../calls/swr-options.ts'
import { rereadingWhenBusy } from './busy-reads.ts'

const failure = (status: number, code: ErrorCode, seconds?: number) =>
  new CallError('x', status, { code, message: 'x', ...(seconds !== undefined && { details: { seconds } }), correlationId: 'req_1' })

/** A client that gets these answers in order, then successful ones. */
const setUp = (...answers: readonly (readonly [status: number, code: ErrorCode, seconds?: number])[]) => {
  const waits: number[] = []
  let calls = 0
  const send = async () => {
    const [status, code, seconds] = answers[calls] ?? [200]
    calls += 1
    const error = { code, message: 'x', details: { seconds }, correlationId: 'req_1' }
    return new Response(JSON.stringify(status === 200 ? { jobs: [] } : { error }), { status })
  }
  const client = createClient({ texts: callTexts, address: () => 'https://bidders.example', credentials: () => ({}), send })
  return { call: rereadingWhenBusy(client, async (ms) => void waits.push(ms)), waits, calls: () => calls }
}

describe('a call that meets a busy service', () => {
  it('is repeated twice after the requested time, when it only reads', async () => {
    const { call, waits } = setUp([503, 'busy', 1], [503, 'busy', 3])
    expect(await call(listJobs, {})).toEqual({ jobs: [] })
    expect(waits).toEqual([1000, 3000])
  })

  it.each([
    ['stays busy', listJobs, [503, 'busy', 1], 3],
    ['asks for a long time', listJobs, [503, 'busy', 30], 1],
    ['fails otherwise', listJobs, [500, 'internal'], 1],
    ['is to change something', rescoreBidders, [503, 'busy', 1], 1],
  ] as const)('fails when it %s', async (_, endpoint, answer, calls) => {
    const made = setUp(answer, answer, answer)
    await expect(made.call(endpoint, {})).rejects.toMatchObject({ status: answer[0], code: answer[1] })
    expect(made.calls()).toBe(calls)
  })
})

describe('what could not be shown', () => {
  const waits = (error: unknown, counts: readonly number[]) => counts.map((count) => retryAfter(error, count, 0.5))

  it('is repeated until the service is back, at most every half minute', () => {
    expect(waits(failure(503, 'busy', 1), [1, 2, 3, 4, 5, 50])).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(waits(new CallError('no connection', 0), [1, 50])).toEqual([2000, 30_000])
    expect(waits(failure(503, 'busy', 45), [1])).toEqual([45_000])
  })

  it('is given up after three attempts where the service is not out', () => {
    expect(waits(failure(500, 'internal'), [1, 2, 3, 4])).toEqual([2000, 4000, 8000, undefined])
  })
})
