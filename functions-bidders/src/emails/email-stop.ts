import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import type { EmailLinks, Recipient } from './email-links.ts'

/** The house may not write to an address, which its id is a keyed hash of: it also counts for bidders who are added later. */
export interface EmailStop extends StoredDocument {
  type: 'email-stop'
  /** ISO 8601. */
  stoppedAt: string
}

/** Since when each address is stopped in the house; undefined where it is not. `emails` are at most some twenty. */
export const stopsOf = async (
  house: PartitionReader,
  links: Pick<EmailLinks, 'stopId'>,
  place: Omit<Recipient, 'email'>,
  emails: readonly string[],
): Promise<(string | undefined)[]> => {
  if (emails.length === 0) return []
  const ids = await Promise.all(emails.map((email) => links.stopId({ ...place, email })))
  const { items } = await house.query<EmailStop>(
    { type: 'email-stop', where: [{ field: 'id', in: [...new Set(ids)] }] },
    { limit: ids.length },
  )
  const stopped = new Map(items.map(({ id, stoppedAt }) => [id, stoppedAt]))
  return ids.map((id) => stopped.get(id))
}
