import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import type { Permission } from './permissions.ts'

/** Background jobs on a whole house. There is one of each kind; starting it again restarts it. */

export const jobKinds = [
  'auto-invite',
  'invite',
  'invitation-mails',
  'campaigns',
  'rescore',
  'preview',
  'network',
  'bulk',
  'duplicates',
  'merge-duplicates',
  'forget-deleted',
  'results',
  'assess',
  'house-export',
  'undo-import',
] as const
export type JobKind = (typeof jobKinds)[number]

export const jobStatuses = ['waiting', 'running', 'completed', 'error'] as const

export const job = z.object({
  kind: z.enum(jobKinds),
  /** Identifies this start of the job. */
  run: z.string(),
  status: z.enum(jobStatuses),
  /** Processed records, of `total`; both are 0 until the job knows how many there are. */
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  startedBy: z.string(),
  /** When it last made progress. */
  movedAt: z.optional(instant),
  /** It is open and has made no progress for minutes: the service retries it automatically, `retryJob` immediately. */
  stalled: z.optional(z.boolean()),
  /** It waits on purpose, for example for the time of an email or for capacity. */
  resting: z.optional(z.boolean()),
  completedAt: z.optional(instant),
  /** Why it stopped, and what to do. */
  problem: z.optional(z.string()),
  /** The numbers it found or changed, by name. */
  result: z.record(z.string(), z.int()),
})
export type Job = z.output<typeof job>

/** Whether the job is pending or running. */
export const isOpen = (job: Pick<Job, 'status'> | undefined): boolean => job?.status === 'waiting' || job?.status === 'running'

/** Milliseconds without progress after which a job counts as stalled. */
export const silenceMs = 5 * 60_000

/** The permission to retry each kind of job: the same as to start it. */
export const retryPermissions: Record<JobKind, Permission> = {
  'auto-invite': 'bidders:invite',
  invite: 'bidders:invite',
  'invitation-mails': 'bidders:invite',
  campaigns: 'communications:broadcast',
  rescore: 'bidders:scoring_local',
  preview: 'bidders:scoring_local',
  network: 'bidders:scoring_local',
  bulk: 'bidders:bulk_actions',
  duplicates: 'bidders:merge',
  'merge-duplicates': 'bidders:merge',
  'forget-deleted': 'bidders:delete',
  results: 'auctions:edit',
  assess: 'bidders:assessment',
  'house-export': 'data:export',
  'undo-import': 'data:import',
}

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy'] as const

export const listJobs = endpoint({
  app: 'bidders',
  name: 'listJobs',
  summary: 'List the house’s background jobs with their progress',
  method: 'GET',
  path: 'bidders/jobs',
  access: { ...house, permission: 'bidders:view' },
  answer: z.object({ jobs: z.array(job) }),
  errors: refused,
})

export const rescoreBidders = endpoint({
  app: 'bidders',
  name: 'rescoreBidders',
  summary: 'Recompute the scores of all bidders, in the background',
  method: 'POST',
  path: 'bidders/rescore',
  access: { ...house, permission: 'bidders:scoring_local' },
  answer: job,
  status: 202,
  errors: [...refused, 'stale_version'],
})

export const retryJob = endpoint({
  app: 'bidders',
  name: 'retryJob',
  summary: 'Retry a stalled background job immediately, from where it stopped',
  method: 'POST',
  path: 'bidders/jobs/{kind}/retry',
  access: house,
  /** One of `jobKinds`. */
  params: z.strictObject({ kind: id }),
  answer: job,
  status: 202,
  errors: refused,
})
