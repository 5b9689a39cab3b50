import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import { accountDeletionRecord } from '@auctionwiz/records/account-deletions'
import { membersOf, type RemovedMember } from './members.ts'
import type { RemovalPorts } from './removal-ports.ts'
import { namesOf } from './remove-account.ts'
import { isShare } from './withdraw-shares.ts'

/** What is stored of an account. */
export interface AccountSurvey {
  /** Documents by container and type. */
  documents: { container: string; type: string; count: number }[]
  /** Of these, bidders that are published in the network of scores. */
  shares: number
  files: { container: string; count: number; bytes: number }[]
  members: RemovedMember[]
  /** By queue; of each the first messages are looked at. */
  messages: { queue: string; count: number }[]
}

/** Reads all that a deletion would remove, and changes nothing. */
export const surveyAccount = async (ports: RemovalPorts, accountId: string): Promise<AccountSurvey> => {
  const documents: AccountSurvey['documents'] = []
  let shares = 0
  for (const container of [...houseContainers, 'accounts', 'work'] as const) {
    const counts = new Map<string, number>()
    for await (const page of ports.owned(container, accountId))
      for (const place of page) {
        if (place.type !== accountDeletionRecord.definition.type) counts.set(place.type, (counts.get(place.type) ?? 0) + 1)
        if (isShare(place)) shares += 1
      }
    documents.push(...[...counts].toSorted().map(([type, count]) => ({ container, type, count })))
  }
  const files: AccountSurvey['files'] = []
  for (const { name, files: store } of ports.folders) {
    let count = 0
    let bytes = 0
    for await (const { size } of store.list(`${accountId}/`)) {
      count += 1
      bytes += size
    }
    if (count > 0) files.push({ container: name, count, bytes })
  }
  const members = await membersOf(ports, accountId)
  const messages: AccountSurvey['messages'] = []
  for (const queue of ports.queues) {
    const count = await queue.count(namesOf(accountId, members))
    if (count > 0) messages.push({ queue: queue.name, count })
  }
  return { documents, shares, files, members, messages }
}
