import type { disconnectPlatform as endpoint } from '@auctionwiz/contracts/platforms'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { connectionId, platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import { findConnection, offeredPlatform, type PlatformPorts, platformOf } from './platform-connection.ts'

/** Disconnecting what is not connected changes nothing. */
export const disconnectPlatform =
  (ports: PlatformPorts): UseCase<typeof endpoint> =>
  async ({ params: { id } }, { house, audit }) => {
    const { name } = offeredPlatform(ports, id)
    const before = await findConnection(house, id)
    if (before) {
      const event = audit({ action: 'platform.disconnect', subjectType: 'platform', subjectId: id, subjectName: name })
      await recordsOf(platformConnectionRecord, house).remove(connectionId(id), before.version, [event])
    }
    return platformOf(id, name, undefined)
  }
