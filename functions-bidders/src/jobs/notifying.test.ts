import type { JobDocument, JobStep, JobTools } from '@auctionwiz/platform/core/jobs/job'
import type { Notice } from '@auctionwiz/records/notify'
import { expect, it } from 'vitest'
import { duplicatesFound, invitationsDecided, notifying } from './notifying.ts'

const place = { accountId: 'acc_1', auctionHouseId: 'hse_1' } as JobTools

/** Runs a work of these steps, after others that an earlier delivery did. */
const run = async (steps: readonly Record<string, number>[], earlier: Record<string, number> = {}) => {
  const told: [string, Notice][] = []
  const work = async function* (): AsyncGenerator<JobStep> {
    for (const found of steps) yield { cursor: undefined, done: 1, total: 2, found }
  }
  const job = { run: 'run_1', startedById: 'usr_1', result: earlier } as JobDocument
  const notified = notifying(async (userId, notice) => void told.push([userId, notice]), work, duplicatesFound)
  for await (const step of notified(job, place)) expect(step.found).toBeDefined()
  return told
}

it('tells who started a search what all its deliveries found, once for the run', async () => {
  const notice = { cause: ['run_1', 'duplicates_found'], kind: 'duplicates_found', facts: { count: 6 }, ...place }
  expect(await run([{ added: 1 }, { pairs: 9, added: 3 }], { added: 2 })).toEqual([['usr_1', notice]])
})

it('says nothing of nothing', async () => {
  expect(await run([{ pairs: 9, added: 0 }])).toEqual([])
  expect(invitationsDecided({ review: 0, invited: 0, already: 4 }, { auctionId: 'auc_1' })).toBeUndefined()
})

it('says of rules on invitations who is left to people, or else how many they decided on', () => {
  const input = { auctionId: 'auc_1' }
  const left = { kind: 'invitations_in_review', subjectId: 'auc_1', facts: { count: 2 } }
  expect(invitationsDecided({ review: 2, invited: 4, denied: 1 }, input)).toEqual(left)
  const decided = { kind: 'invitations_decided', subjectId: 'auc_1', facts: { count: 4, failed: 1 } }
  expect(invitationsDecided({ review: 0, invited: 4, denied: 1 }, input)).toEqual(decided)
})
