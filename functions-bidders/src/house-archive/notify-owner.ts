import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { findAccount } from '@auctionwiz/records/accounts'
import type { Notifier } from '@auctionwiz/records/notify'

interface ExportMade {
  /** The id of the run: it is told once. */
  cause: string
  /** Of the house. */
  name: string
  /** Who asked for it, and when. */
  person: string
  at: string
}

/** Notifies the owner of the account that everything of a house was exported, in the app and by mail, whatever they chose. */
export const notifyOwner = async (notify: Notifier, account: PartitionReader, { cause, name, person, at }: ExportMade): Promise<void> => {
  const stored = await findAccount(account)
  if (!stored) return
  await notify(stored.document.ownerId, {
    cause: [cause, 'house_export_made'],
    kind: 'house_export_made',
    // Listed wherever the owner is signed in.
    ...{ accountId: '', auctionHouseId: '' },
    facts: { name, person, since: at },
  })
}
