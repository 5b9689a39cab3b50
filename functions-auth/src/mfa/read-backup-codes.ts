import type { readBackupCodes as endpoint } from '@auctionwiz/contracts/mfa'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { findBackupCodes } from '@auctionwiz/records/backup-codes'
import type { Deps } from '../deps.ts'
import { backupCodeStatus } from './backup-codes.ts'

export const readBackupCodes =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async (_input, { claims }) =>
    backupCodeStatus((await findBackupCodes(people.partition(claims.userId)))?.document)
