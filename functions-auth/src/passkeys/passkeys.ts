import type { Passkey } from '@auctionwiz/contracts/passkeys'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { claimLookup, findLookup, lookupDocumentId, lookupRecord } from '@auctionwiz/records/lookups'
import { type MfaMethodDocument, mfaMethodRecord, type PasskeyCredential } from '@auctionwiz/records/mfa-methods'
import { readMethods } from '../mfa/methods.ts'
import type { People } from '../people/people.ts'
import { hashSecret } from '../security/secrets.ts'

/** A passkey is kept among the second factors of its person. */
export type PasskeyDocument = MfaMethodDocument & { kind: 'passkey'; passkey: PasskeyCredential }

export const isPasskey = (method: MfaMethodDocument): method is PasskeyDocument => method.kind === 'passkey' && method.passkey !== undefined

export const readPasskeys = async (person: PartitionReader): Promise<PasskeyDocument[]> => (await readMethods(person)).filter(isPasskey)

/** Fails with not_found. */
export async function readPasskey(person: Partition, id: string): Promise<Versioned<PasskeyDocument>> {
  const stored = await readerOf(mfaMethodRecord, person).find(id)
  if (!stored || !isPasskey(stored.document)) throw notFound('Passkey')
  return { ...stored, document: stored.document }
}

export const presentPasskey = ({ id, name, createdAt, lastUsedAt, passkey }: PasskeyDocument): Passkey => ({
  id,
  name,
  synced: passkey.synced,
  createdAt,
  ...(lastUsedAt && { lastUsedAt }),
})

const lookupOf = async (people: People, credentialId: string): Promise<Partition> =>
  people.partition(`passkey:${await hashSecret('credential', credentialId)}`)

/** Whose credential it is; undefined when it was never kept or has been removed. */
export async function findPasskey(
  people: People,
  credentialId: string,
): Promise<{ userId: string; stored: Versioned<PasskeyDocument> } | undefined> {
  const lookup = await findLookup(await lookupOf(people, credentialId))
  if (lookup?.document.methodId === undefined) return undefined
  const { target, methodId } = lookup.document
  const stored = await readerOf(mfaMethodRecord, people.partition(target)).find(methodId)
  if (!stored || !isPasskey(stored.document)) return undefined
  if (stored.document.passkey.credentialId !== credentialId) return undefined
  return { userId: target, stored: { ...stored, document: stored.document } }
}

/** @returns false when another user has the same credential. Replaces a dangling lookup that a crash left behind. */
export async function claimCredential(people: People, credentialId: string, userId: string, methodId: string): Promise<boolean> {
  const partition = await lookupOf(people, credentialId)
  const stored = await findLookup(partition)
  if (stored && (await findPasskey(people, credentialId))) return false
  return claimLookup(partition, { target: userId, methodId }, stored)
}

export async function releaseCredential(people: People, credentialId: string): Promise<void> {
  const lookups = recordsOf(lookupRecord, await lookupOf(people, credentialId))
  await lookups.remove(lookupDocumentId).catch((error: unknown) => {
    if (!isStoreError(error, 'missing')) throw error
  })
}
