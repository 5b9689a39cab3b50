import type { Job } from '@auctionwiz/contracts/jobs'
import { describe, expect, it, vi } from 'vitest'
import { renderInHouse, wordsOf } from '../../features/bidders/testing/in-house.tsx'
import { StalledJob } from './StalledJob.tsx'

// The screens are rendered to markup without a browser, where a store is read once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))

const job = (change: Partial<Job>): Job => ({
  kind: 'duplicates',
  run: 'run_1',
  status: 'running',
  done: 5,
  total: 10,
  startedAt: '2026-11-20T21:40:00Z',
  startedBy: 'Imogen Clarke',
  result: {},
  ...change,
})

describe('background work', () => {
  it('that stalled says since when, and offers Retry', () => {
    const words = wordsOf(renderInHouse(<StalledJob job={job({ stalled: true, movedAt: '2026-11-20T21:42:00Z' })} />))
    expect(words).toContain('No progress since 20 Nov 2026, 16:42. It resumes automatically. Choose Retry to resume now.')
    expect(words).toContain('Retry')
  })

  it('that gets on says nothing', () => {
    expect(wordsOf(renderInHouse(<StalledJob job={job({ stalled: false })} />))).toBe('')
  })
})
