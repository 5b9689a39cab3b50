import type { User } from '@auctionwiz/contracts/identity'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type BackupCodesDocument, findBackupCodes } from '@auctionwiz/records/backup-codes'
import { type MfaMethodDocument, mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { type UserDocument, userRecord } from '@auctionwiz/records/users'
import type { People } from '../people/people.ts'
import { backupCodeStatus } from './backup-codes.ts'
import { type CodeMethod, isCodeMethod } from './method-document.ts'

/** Everything of a person's second factors. */
export interface Factors {
  user: UserDocument
  methods: MfaMethodDocument[]
  backup: BackupCodesDocument | undefined
}

export async function readMethods(person: PartitionReader): Promise<MfaMethodDocument[]> {
  const methods: MfaMethodDocument[] = []
  for await (const { document } of readerOf(mfaMethodRecord, person).each()) methods.push(document)
  return methods.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** The methods available at sign-in, the primary one first. */
export const usableMethods = ({ methods, user }: Pick<Factors, 'methods' | 'user'>): MfaMethodDocument[] =>
  methods
    .filter(({ enabled, verified }) => enabled && verified)
    .sort((a, b) => Number(b.id === user.primaryMfa) - Number(a.id === user.primaryMfa))

/** A method that is proven with a code. Fails with not_found. */
export async function readMethod(person: Partition, id: string): Promise<Versioned<CodeMethod>> {
  const stored = await readerOf(mfaMethodRecord, person).find(id)
  if (!stored || !isCodeMethod(stored.document)) throw notFound('Verification method')
  return { ...stored, document: stored.document }
}

export interface FactorChange {
  /** All methods as they are after it. */
  methods: readonly MfaMethodDocument[]
  backup?: BackupCodesDocument | undefined
  primary?: string | undefined
  /** What else changes in the user's document. */
  user?: Partial<UserDocument>
  writes: readonly Write[]
}

/**
 * Changes second factors together with what the user's document says of them, which lets changes at the same time come one after the other.
 * `change` may be asked several times. Fails with user_not_found.
 */
export async function changeFactors(
  people: People,
  userId: string,
  change: (factors: Factors) => Promise<FactorChange> | FactorChange,
): Promise<User> {
  const person = people.partition(userId)
  return retryConflicts(async () => {
    const user = await people.stored(userId)
    if (!user) throw new Failure('user_not_found')
    const [methods, stored] = await Promise.all([readMethods(person), findBackupCodes(person)])
    const before = { user: user.document, methods, backup: stored?.document }
    const after = await change(before)
    const document = summarised(user.document, after)
    await person.write([userRecord.replacement(document, user.version), ...after.writes])
    return { ...document, id: userId }
  }, ['stale', 'missing'])
}

function summarised(user: UserDocument, { methods, backup, primary, user: changed }: FactorChange): UserDocument {
  const { primaryMfa: _, mfaResetAt, ...rest } = { ...user, ...changed }
  const usable = usableMethods({ methods: [...methods], user })
  const first = usable.find(({ id }) => id === primary) ?? usable[0]
  const { generated, remaining } = backupCodeStatus(usable.length > 0 ? backup : undefined)
  const kinds = [...new Set(usable.map(({ kind }) => kind))]
  return {
    ...rest,
    mfa: { enabled: usable.length > 0, methods: kinds, backupCodes: { generated, remaining } },
    ...(first ? { primaryMfa: first.id } : mfaResetAt !== undefined && { mfaResetAt }),
  }
}
