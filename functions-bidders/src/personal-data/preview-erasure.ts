import type { previewErasure as endpoint } from '@auctionwiz/contracts/personal-data'
import { uploadRetention } from '@auctionwiz/contracts/uploads'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { recordOf, recordsOfPerson } from './person-records.ts'
import { countRejected } from './rejected-people.ts'
import { viewsNaming } from './views-naming.ts'

/** Uploads whose files are still kept, since they are not imported. */
export const waitingQuery = (now: Date) => ({
  type: 'upload',
  where: [
    { field: 'status', in: ['pending', 'processing', 'error'] },
    { field: 'uploadDate', atLeast: new Date(now.getTime() - uploadRetention.sourceDays * 86_400_000).toISOString() },
  ],
})

/** What an erasure would reach, counted by the indexes that the erasure finds it by. */
export const previewErasure: UseCase<typeof endpoint> = async ({ params }, { house, now }) => {
  const { record } = await recordOf(house, params.id)
  const records = await recordsOfPerson(house, record)
  const ids = records.map(({ id }) => id)
  const about = (type: string, field: string): Promise<number> => house.count({ type, where: [{ field, in: ids }] })
  const countViews = async (): Promise<number> => {
    let count = 0
    for await (const page of viewsNaming(house, records)) count += page.length
    return count
  }
  const [logEntries, invitations, cases, waitingUploads, rejectedRows, savedViews] = await Promise.all([
    about('audit', 'subjectId'),
    about('bidder-invitation', 'bidderId'),
    about('legal-case', 'bidderId'),
    house.count(waitingQuery(now)),
    countRejected(house, records),
    countViews(),
  ])
  const notes = records.reduce((sum, one) => sum + one.notes.length, 0)
  return { merged: records.length - 1, notes, invitations, logEntries, rejectedRows, savedViews, waitingUploads, cases }
}
