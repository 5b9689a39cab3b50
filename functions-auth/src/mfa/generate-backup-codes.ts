import type { generateBackupCodes as endpoint } from '@auctionwiz/contracts/mfa'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { backupCodesId, backupCodesRecord } from '@auctionwiz/records/backup-codes'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { notify } from '@auctionwiz/records/notify'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'
import { backupCodeStatus, hashBackupCodes, newBackupCodes } from './backup-codes.ts'
import { changeFactors } from './methods.ts'

export const generateBackupCodes =
  ({ people, hasher, store }: Pick<Deps, 'people' | 'hasher' | 'store'>): UseCase<typeof endpoint> =>
  async (_input, context) => {
    const { userId, sessionId } = context.claims
    const user = await activeUser(people, userId)
    await requireConfirmed(people.partition(userId), sessionId, context.now)
    if (!user.mfa.enabled) throw new Failure('invalid_request', { fields: { methods: 'Set up a verification method first.' } })
    const codes = newBackupCodes()
    const hashes = await hashBackupCodes(codes, hasher)
    const backup = backupCodesRecord.document({ id: backupCodesId, hashes, generatedAt: context.now.toISOString() })
    const event = accountAudit(context)({ action: 'mfa.backup_codes', subjectType: 'user', subjectId: userId })
    await changeFactors(people, userId, ({ methods, user: { primaryMfa } }) => ({
      methods,
      backup,
      primary: primaryMfa,
      writes: [backupCodesRecord.put(backup), event],
    }))
    const notice = { cause: ['backup_codes_made', context.correlationId], kind: 'backup_codes_made', facts: {} } as const
    // Listed in every account. The codes are made by then, so a failure does not fail the call.
    await notify(store, userId, { ...notice, accountId: '', auctionHouseId: '' }, context.now).catch((error: unknown) => {
      context.log.error('a notification was not stored', error, { kind: notice.kind })
    })
    const { remaining, generated } = backupCodeStatus(backup)
    return { codes, remaining, generated }
  }
