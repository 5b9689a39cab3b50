import type { BackupCodeStatus } from '@auctionwiz/contracts/mfa'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { type BackupCodesDocument, backupCodesId, backupCodesRecord } from '@auctionwiz/records/backup-codes'
import type { PasswordHasher } from '../passwords/password-hasher.ts'

const count = 10
/** Without letters that are mistaken for digits. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'

/** New codes, `3k7m-9xq2-vw5t`: 55 random bits behind the digit, so they are hashed as slowly as passwords. */
export const newBackupCodes = (): string[] =>
  Array.from({ length: count }, (_, index) => {
    const random = Array.from(crypto.getRandomValues(new Uint8Array(11)), (byte) => signs.charAt(byte % 32)).join('')
    return `${index}${random}`.replace(/(.{4})(?=.)/g, '$1-')
  })

export const hashBackupCodes = (codes: readonly string[], hasher: PasswordHasher): Promise<string[]> =>
  Promise.all(codes.map((code) => hasher.hash(plain(code))))

/** As it was meant: case, spaces and hyphens don't count, nor do letters that look like digits. */
const plain = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

export const looksLikeBackupCode = (code: string): boolean => plain(code).length === 12

export const backupCodeStatus = (stored: BackupCodesDocument | undefined): BackupCodeStatus =>
  stored ? { remaining: left(stored), generated: true, generatedAt: stored.generatedAt } : { remaining: 0, generated: false }

const left = ({ hashes }: BackupCodesDocument): number => hashes.filter((hash) => hash !== null).length

/** Uses a code up. @returns how many are left; undefined for a code that is wrong, was used, or is being used at this moment */
export async function useBackupCode(person: Partition, code: string, hasher: PasswordHasher): Promise<number | undefined> {
  const typed = plain(code)
  const place = Number(typed.charAt(0))
  const sets = recordsOf(backupCodesRecord, person)
  return retryConflicts(
    async () => {
      const stored = await sets.find(backupCodesId)
      const hash = stored?.document.hashes[place] ?? undefined
      if (!(await hasher.verify(typed, hash)) || !stored) return undefined
      const used = { ...stored.document, hashes: stored.document.hashes.map((each, index) => (index === place ? null : each)) }
      await sets.replace(used, stored.version)
      return left(used)
    },
    // Another code, or this one, was used meanwhile.
    ['stale', 'missing'],
  )
}
