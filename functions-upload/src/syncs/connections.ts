import type * as platformAuctions from '@auctionwiz/contracts/platform-auctions'
import type { connectionStatuses } from '@auctionwiz/contracts/platform-auctions'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { syncLinkRecord, syncRunRecord } from '@auctionwiz/records/auction-syncs'
import type { PlatformConnection } from '@auctionwiz/records/platform-connections'
import { findConnection, type PlatformPorts } from '../platforms/platform-connection.ts'

/** Syncing while a run is under way, whatever the last one ended with. */
export const connectionStatusOf = (
  connection: Pick<PlatformConnection, 'problem'> | undefined,
  isSyncing: boolean,
): (typeof connectionStatuses)[number] => {
  if (!connection) return 'Disconnected'
  if (isSyncing) return 'Syncing'
  return connection.problem ? 'Error' : 'Connected'
}

export const listPlatformConnections =
  ({ platforms }: PlatformPorts): UseCase<typeof platformAuctions.listPlatformConnections> =>
  async (_input, { house }) => {
    const all = house.in('auctions').ofAllParts()
    const connections = [...platforms].map(async ([id, { name }]) => {
      const ofPlatform = { field: 'platformId', equals: id } as const
      const working = { field: 'status', in: ['comparing', 'applying'] } as const
      const [stored, auctionsImported, syncing] = await Promise.all([
        findConnection(house, id),
        readerOf(syncLinkRecord, all).count([ofPlatform]),
        readerOf(syncRunRecord, all).count([working, ofPlatform], 1),
      ])
      const connection = stored?.document
      return {
        ...{ id, name, auctionsImported, status: connectionStatusOf(connection, syncing > 0) },
        ...(connection?.problem && { problem: connection.problem }),
        ...(connection && { connectedAt: connection.connectedAt, connectedBy: connection.connectedBy }),
        ...(connection?.lastSyncAt && { lastSyncAt: connection.lastSyncAt }),
      }
    })
    return { connections: await Promise.all(connections) }
  }
