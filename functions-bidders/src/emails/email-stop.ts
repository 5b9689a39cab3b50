import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { emailStopRecord } from '@auctionwiz/records/bidder-emails'
import type { EmailLinks, Recipient } from './email-links.ts'

/** Since when each address is stopped in the house; undefined where it is not. `emails` are at most some twenty. */
export const stopsOf = async (
  house: PartitionReader,
  links: Pick<EmailLinks, 'stopId'>,
  place: Omit<Recipient, 'email'>,
  emails: readonly string[],
): Promise<(string | undefined)[]> => {
  if (emails.length === 0) return []
  const ids = await Promise.all(emails.map((email) => links.stopId({ ...place, email })))
  const where = [{ field: 'id', in: [...new Set(ids)] } as const]
  const { items } = await readerOf(emailStopRecord, house).page({ where }, { limit: ids.length })
  const stopped = new Map(items.map(({ document }) => [document.id, document.stoppedAt]))
  return ids.map((id) => stopped.get(id))
}
