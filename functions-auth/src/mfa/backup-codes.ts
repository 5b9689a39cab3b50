import type { BackupCodeStatus } from '@auctionwiz/contracts/mfa'
import type { Partition } from '@auctionwiz/platform/core/partition'
import { isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store'
import type { PasswordHasher } from '../passwords/password-hasher.ts'

/** Ten codes for when no other method is at hand; each works once. */
export interface BackupCodesDocument extends StoredDocument {
  id: 'backup-codes'
  type: 'backupCodes'
  /** In the order of the codes; the first digit of a code says which it is. Null once used. */
  hashes: (string | null)[]
  generatedAt: string
}

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

const races = 5

/** Uses a code up. @returns how many are left, undefined when it is none, was used, or is being used at this moment. */
export const useBackupCode = async (person: Partition, code: string, hasher: PasswordHasher): Promise<number | undefined> => {
  const typed = plain(code)
  const place = Number(typed.charAt(0))
  for (let race = 1; race <= races; race += 1) {
    const stored = await person.read<BackupCodesDocument>('backup-codes')
    const hash = stored?.document.hashes[place] ?? undefined
    if (!(await hasher.verify(typed, hash)) || !stored) return undefined
    const used = { ...stored.document, hashes: stored.document.hashes.map((each, index) => (index === place ? null : each)) }
    try {
      await person.write([{ kind: 'replace', document: used, version: stored.version }])
      return left(used)
    } catch (error) {
      // Another code, or this one, was used meanwhile: look again.
      if (!isStoreError(error, 'stale') && !isStoreError(error, 'missing')) throw error
    }
  }
  return undefined
}
