import { type JobDocument, readJob } from '@auctionwiz/platform/core/jobs/job'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'

/** The house's preview, if this run is the last one that was started. */
export const findPreview = async (house: PartitionReader, run: string): Promise<JobDocument | undefined> => {
  const found = await readJob(house, 'preview')
  return found?.document.run === run ? found.document : undefined
}
