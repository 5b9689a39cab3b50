import type { disconnectPlatform as endpoint } from '@auctionwiz/contracts/platforms'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { connectionId } from './connection-document.ts'
import { findConnection, offeredPlatform, type PlatformPorts, platformOf } from './platform-connection.ts'

/** Disconnecting what is not connected changes nothing. */
export const disconnectPlatform =
  (ports: PlatformPorts): UseCase<typeof endpoint> =>
  async ({ params: { id } }, { house, audit }) => {
    const { name } = offeredPlatform(ports, id)
    const before = await findConnection(house, id)
    if (before) {
      const event = audit({ action: 'platform.disconnect', subjectType: 'platform', subjectId: id, subjectName: name })
      await house.write([{ kind: 'remove', id: connectionId(id), version: before.version }, event])
    }
    return platformOf(id, name, undefined)
  }
