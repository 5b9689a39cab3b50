import type * as calls from '@auctionwiz/contracts/platforms'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { connectionId, platformConnectionRecord } from '@auctionwiz/records/platform-connections'
import { connectionDocument } from './connection-document.ts'
import { asked, findConnection, offeredPlatform, type PlatformPorts, platformOf } from './platform-connection.ts'

export const listPlatforms =
  ({ platforms }: PlatformPorts): UseCase<typeof calls.listPlatforms> =>
  async (_input, { house }) => ({
    platforms: await Promise.all(
      [...platforms].map(async ([id, { name }]) => platformOf(id, name, (await findConnection(house, id))?.document)),
    ),
  })

/** A key that the platform does not take is not stored. Connecting again changes the key. */
export const connectPlatform =
  (ports: PlatformPorts): UseCase<typeof calls.connectPlatform> =>
  async ({ params: { id }, body: { key } }, { house, claims, auctionHouseId, audit, now, log }) => {
    const { name, platform } = offeredPlatform(ports, id)
    await asked(name, log, () => platform.list(key, { limit: 1 }))
    const before = await findConnection(house, id)
    const place = { accountId: claims.accountId, auctionHouseId, platformId: id }
    const document = await connectionDocument(ports.encryption, place, { key, at: now, by: claims.userName })
    const connections = recordsOf(platformConnectionRecord, house)
    const event = audit({ action: 'platform.connect', subjectType: 'platform', subjectId: id, subjectName: name })
    await (before ? connections.replace(document, before.version, [event]) : connections.create(document, [event]))
    return platformOf(id, name, document)
  }

/** Disconnecting what is not connected changes nothing. */
export const disconnectPlatform =
  (ports: PlatformPorts): UseCase<typeof calls.disconnectPlatform> =>
  async ({ params: { id } }, { house, audit }) => {
    const { name } = offeredPlatform(ports, id)
    const before = await findConnection(house, id)
    if (before) {
      const event = audit({ action: 'platform.disconnect', subjectType: 'platform', subjectId: id, subjectName: name })
      await recordsOf(platformConnectionRecord, house).remove(connectionId(id), before.version, [event])
    }
    return platformOf(id, name, undefined)
  }
