import type { JobDocument, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { readHouse } from '@auctionwiz/records/houses'
import type { Notice, Notifier } from '@auctionwiz/records/notify'
import { notifyOwner } from '../house-archive/notify-owner.ts'
import type { AutoInviteInput } from '../invitations/invite-by-rules.ts'

type Said = Pick<Notice, 'kind' | 'facts' | 'subjectId'>

/** The work of a job, after which the user who started it is notified of its result. An end that is repeated notifies once. */
export const notifying = (
  notify: Notifier,
  work: JobWork,
  saying: (result: JobDocument['result'], input: unknown) => Said | undefined,
): JobWork =>
  async function* (job, tools) {
    const result = { ...job.result }
    for await (const step of work(job, tools)) {
      for (const [name, count] of Object.entries(step.found ?? {})) result[name] = (result[name] ?? 0) + count
      yield step
    }
    const said = saying(result, job.input)
    const { accountId, auctionHouseId } = tools
    if (said) await notify(job.startedById, { cause: [job.run, said.kind], accountId, auctionHouseId, ...said })
  }

/** Of a search for duplicates: pairs that nobody has seen yet. */
export const duplicatesFound = ({ added = 0 }: JobDocument['result']): Said | undefined =>
  added > 0 ? { kind: 'duplicates_found', facts: { count: added } } : undefined

/** Of the rules on invitations: those that they leave to people, or else how many they invited and denied. */
export const invitationsDecided = ({ review = 0, invited = 0, denied = 0 }: JobDocument['result'], input: unknown): Said | undefined => {
  const subjectId = (input as AutoInviteInput).auctionId
  if (review > 0) return { kind: 'invitations_in_review', subjectId, facts: { count: review } }
  return invited + denied > 0 ? { kind: 'invitations_decided', subjectId, facts: { count: invited, failed: denied } } : undefined
}

/** The export of a house: the user who asked for it is notified that it is there, and the owner of the account that everything was exported. */
export const notifyingOfExport = (notify: Notifier, work: JobWork): JobWork =>
  async function* (job, tools) {
    yield* work(job, tools)
    const { account, accountId, auctionHouseId } = tools
    const { name } = await readHouse(account, auctionHouseId)
    await notifyOwner(notify, account, { cause: job.run, name, person: job.startedBy, at: job.startedAt })
    await notify(job.startedById, {
      cause: [job.run, 'house_exported'],
      kind: 'house_exported',
      accountId,
      auctionHouseId,
      facts: { name },
    })
  }
