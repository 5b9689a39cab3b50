import type { Container, CosmosClient } from '@azure/cosmos'

/** A document of a house as it lies in the database. */
interface HouseDocument {
  id: string
  type: string
  accountId: string
  auctionHouseId: string
}

interface OldView extends HouseDocument {
  ownerId: string
}

/** Where people were told of before they had buckets: only data of an older version has it. */
const formerNetwork = 'network'

/**
 * Brings what an older version of the product left in a local database to the present form, where an upgrade step of a record can't: saved views
 * say by whom they are kept, and all bidders are published to the network again. Killed anywhere, the next start does the rest.
 * @param republish queues the publication of all bidders of an account's houses
 */
export const renewOlderData = async (
  client: CosmosClient,
  databaseId: string,
  republish: (accountId: string) => Promise<void>,
): Promise<void> => {
  const database = client.database(databaseId)
  const { resources } = await database.containers.readAll().fetchAll()
  if (!resources.some(({ id }) => id === formerNetwork)) return
  const bidders = database.container('bidders')
  for (const view of await found<OldView>(bidders, `STARTSWITH(c.type, 'bidderView:')`))
    await bidders.items.upsert({ ...view, type: 'bidderView', keptBy: view.type === 'bidderView:shared' ? 'house' : view.ownerId })
  for (const { id, accountId, auctionHouseId } of await found(bidders, `c.type = 'networkShare'`))
    await bidders.item(id, [accountId, auctionHouseId]).delete()
  for (const { accountId } of await found(database.container('accounts'), `c.type = 'account'`)) await republish(accountId)
  await database.container(formerNetwork).delete()
}

const found = async <T extends HouseDocument>(container: Container, condition: string): Promise<T[]> =>
  (await container.items.query<T>(`SELECT * FROM c WHERE ${condition}`).fetchAll()).resources
