import type { Passkey } from '@auctionwiz/contracts/passkeys'
import { notFound } from '@auctionwiz/platform/core/failure'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store'
import type { MethodDocument, PasskeyCredential } from '../mfa/method-document.ts'
import { readMethods } from '../mfa/methods.ts'
import type { People } from '../people/people.ts'
import type { LookupDocument } from '../people/person.ts'
import { hashSecret } from '../tokens/secrets.ts'

/** A passkey is kept among the second factors of its person. */
export type PasskeyDocument = MethodDocument & { kind: 'passkey'; passkey: PasskeyCredential }

/** Leads from a credential to its person and passkey. */
interface CredentialLookup extends LookupDocument {
  methodId: string
}

export const isPasskey = (method: MethodDocument): method is PasskeyDocument => method.kind === 'passkey' && method.passkey !== undefined

export const readPasskeys = async (person: PartitionReader): Promise<PasskeyDocument[]> => (await readMethods(person)).filter(isPasskey)

/** Fails with not_found. */
export const readPasskey = async (person: Partition, id: string): Promise<Versioned<PasskeyDocument>> => {
  const stored = await person.read<MethodDocument>(id)
  if (stored?.document.type !== 'mfaMethod' || !isPasskey(stored.document)) throw notFound('Passkey')
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
export const findPasskey = async (
  people: People,
  credentialId: string,
): Promise<{ userId: string; stored: Versioned<PasskeyDocument> } | undefined> => {
  const lookup = await (await lookupOf(people, credentialId)).read<CredentialLookup>('lookup')
  if (!lookup) return undefined
  const { target, methodId } = lookup.document
  const stored = await people.partition(target).read<MethodDocument>(methodId)
  if (stored?.document.type !== 'mfaMethod' || !isPasskey(stored.document)) return undefined
  if (stored.document.passkey.credentialId !== credentialId) return undefined
  return { userId: target, stored: { ...stored, document: stored.document } }
}

/** @returns false when somebody keeps the same credential. A lookup that was left over by a crash leads nowhere and is taken over. */
export const claimCredential = async (people: People, credentialId: string, userId: string, methodId: string): Promise<boolean> => {
  const partition = await lookupOf(people, credentialId)
  const document: CredentialLookup = { id: 'lookup', type: 'lookup', target: userId, methodId }
  const stored = await partition.read<CredentialLookup>('lookup')
  if (stored && (await findPasskey(people, credentialId))) return false
  try {
    await partition.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
    return true
  } catch (error) {
    if (isStoreError(error, 'stale') || isStoreError(error, 'exists') || isStoreError(error, 'missing')) return false
    throw error
  }
}

export const releaseCredential = async (people: People, credentialId: string): Promise<void> => {
  await (await lookupOf(people, credentialId)).write([{ kind: 'remove', id: 'lookup' }]).catch((error: unknown) => {
    if (!isStoreError(error, 'missing')) throw error
  })
}
