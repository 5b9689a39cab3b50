import type { previewErasure as endpoint } from '@auctionwiz/contracts/personal-data'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { countInSources } from '@auctionwiz/platform/core/source-files/search-sources'
import type { PersonFiles } from './person-files.ts'
import { recordOf, recordsOfPerson } from './person-records.ts'
import { countRejected, keysOf } from './rejected-people.ts'
import { viewsNaming } from './views-naming.ts'

/** What an erasure would reach, counted by the indexes that the erasure finds it by; files are read as far as one request may. */
export const previewErasure =
  ({ sourceFiles }: Pick<PersonFiles, 'sourceFiles'>): UseCase<typeof endpoint> =>
  async ({ params }, { house, claims: { accountId }, auctionHouseId }) => {
    const { record } = await recordOf(house, params.id)
    const records = await recordsOfPerson(house, record)
    const ids = records.map(({ id }) => id)
    const about = (type: string, field: string): Promise<number> => house.count({ type, where: [{ field, in: ids }] })
    const countViews = async (): Promise<number> => {
      let count = 0
      for await (const page of viewsNaming(house, records)) count += page.length
      return count
    }
    const [logEntries, invitations, cases, waiting, rejectedRows, savedViews] = await Promise.all([
      about('audit', 'subjectId'),
      about('bidder-invitation', 'bidderId'),
      about('legal-case', 'bidderId'),
      countInSources({ house, files: sourceFiles, accountId, auctionHouseId }, keysOf(records)),
      countRejected(house, records),
      countViews(),
    ])
    const notes = records.reduce((sum, one) => sum + one.notes.length, 0)
    const { rows: waitingRows, uncounted: uncountedUploads } = waiting
    return { merged: records.length - 1, notes, invitations, logEntries, rejectedRows, waitingRows, uncountedUploads, savedViews, cases }
  }
