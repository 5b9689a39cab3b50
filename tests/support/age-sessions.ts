import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { storedIn } from '@auctionwiz/platform/core/testing/stored-in'
import type { TestPerson } from './person.ts'
import type { StackInfo } from './stack.ts'
import { storeOf } from './tenant.ts'

/** Makes all sign-ins of a user too old for actions that need a fresh sign-in. */
export const ageSessions = async (stack: StackInfo, { id }: TestPerson): Promise<void> => {
  const person = partitionOf(storeOf(stack), 'identities', [id])
  const { items, versions } = await storedIn(person).query<StoredDocument & { signedInAt: string }>({ type: 'session' }, { limit: 100 })
  const hourAgo = (at: string) => new Date(Date.parse(at) - 3_600_000).toISOString()
  await person.write(
    items.map((session, index) => ({
      kind: 'replace',
      document: { ...session, signedInAt: hourAgo(session.signedInAt) } as StoredDocument,
      version: versions[index] ?? '',
    })),
  )
}
