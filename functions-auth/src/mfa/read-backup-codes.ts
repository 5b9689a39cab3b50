import type { readBackupCodes as endpoint } from '@auctionwiz/contracts/mfa'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Parts } from '../parts.ts'
import { type BackupCodesDocument, backupCodeStatus } from './backup-codes.ts'

export const readBackupCodes =
  ({ people }: Pick<Parts, 'people'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) =>
    backupCodeStatus((await people.partition(claims.userId).read<BackupCodesDocument>('backup-codes'))?.document)
