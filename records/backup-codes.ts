import { instant } from '@auctionwiz/contracts/fields'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

export const backupCodesRecord = record({
  type: 'backup-codes',
  formerTypes: ['backupCodes'],
  container: 'identities',
  names: ['set of backup codes', 'sets of backup codes'],
  about: 'A user’s ten codes for when no other verification method is at hand; each works once.',
  fields: () => ({
    /** In the order of the codes, whose first digit says which it is. Null once used. */
    hashes: z.array(z.nullable(z.string())),
    generatedAt: instant,
  }),
  personalData: staffData(),
})

export type BackupCodesDocument = DocumentOf<typeof backupCodesRecord>

export const backupCodesId = 'backup-codes'

export const findBackupCodes = (person: PartitionReader): Promise<Versioned<BackupCodesDocument> | undefined> =>
  readerOf(backupCodesRecord, person).find(backupCodesId)
