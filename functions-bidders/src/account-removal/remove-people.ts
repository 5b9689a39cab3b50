import { removeOwned, whenNotBusy } from '@auctionwiz/platform/core/records/remove-owned'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { accountTies } from '@auctionwiz/records/account-ties'
import { emailLookup, lookupRecord } from '@auctionwiz/records/lookups'
import type { RemovedMember } from './members.ts'
import type { RemovalPorts } from './removal-ports.ts'

/**
 * Removes people who have no other account: what they sign in with, their sessions, and what leads to them by address or provider.
 * @returns how many documents went
 */
export const removePeople = async (ports: RemovalPorts, members: readonly RemovedMember[]): Promise<number> => {
  const leaving = members.filter(({ leaves }) => leaves)
  const types = [lookupRecord.definition.type]
  const places = new Set(leaving.flatMap(({ email }) => (email === undefined ? [] : [emailLookup(email)])))
  const ids = leaving.map(({ userId }) => userId)
  if (ids.length > 0)
    for await (const page of ports.naming({ container: 'identities', types, fields: ['target'], values: ids }))
      for (const { partition } of page) places.add(partition[0] ?? '')
  let total = 0
  // The person's own documents go last: they lead a later run to the rest.
  for (const owner of [...places, ...ids]) total += await removeOwned(ports, { container: 'identities', owner })
  return total
}

/** Takes the account out of documents of people who stay, and of those that lead to it. @returns how many were changed or removed */
export const cutTies = async (ports: RemovalPorts, accountId: string, members: readonly RemovedMember[]): Promise<number> => {
  const staying = members.filter(({ leaves }) => !leaves).map(({ userId }) => userId)
  let total = 0
  for (const { type, fields, cut } of accountTies) {
    const query = { container: 'identities', types: [type] } as const
    const searches = [
      { ...query, fields, values: fields.length > 0 ? [accountId] : [] },
      { ...query, fields: ['userId'], values: staying },
    ]
    for (const search of searches.filter(({ values }) => values.length > 0))
      for await (const page of ports.naming(search))
        for (const found of page) {
          const write = cut(found, accountId, ports.now())
          if (!write) continue
          const partition = partitionOf(ports.store, 'identities', found.partition)
          await whenNotBusy(ports, () => partition.write([write])).catch((error: unknown) => {
            // Somebody changed it meanwhile; the next pass looks at it again.
            if (!isStoreError(error, 'stale', 'missing')) throw error
          })
          total += 1
        }
  }
  return total
}
