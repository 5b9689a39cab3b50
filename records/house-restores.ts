import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const houseRestoreRecord = record({
  type: 'house-restore',
  container: 'accounts',
  names: ['restored house', 'restored houses'],
  about: 'That an archive is being read into a house, or was: only the same archive may go on with a house that is no longer empty.',
  fields: () => ({
    /** The checksum of the archive’s manifest, which has those of all its files. */
    archive: z.string(),
    startedAt: z.string(),
    finishedAt: z.optional(z.string()),
  }),
  personalData: 'none',
})

export const houseRestoreId = (auctionHouseId: string): string => `restore:${auctionHouseId}`
