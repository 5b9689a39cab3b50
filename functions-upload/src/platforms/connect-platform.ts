import type { connectPlatform as endpoint } from '@auctionwiz/contracts/platforms'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Write } from '@auctionwiz/platform/core/store'
import { connectionDocument } from './connection-document.ts'
import { asked, findConnection, offeredPlatform, type PlatformPorts, platformOf } from './platform-connection.ts'

/** A key that the platform does not take is not stored. Connecting again changes the key. */
export const connectPlatform =
  (ports: PlatformPorts): UseCase<typeof endpoint> =>
  async ({ params: { id }, body: { key } }, { house, claims, auctionHouseId, audit, now, log }) => {
    const { name, platform } = offeredPlatform(ports, id)
    await asked(name, log, () => platform.list(key, { limit: 1 }))
    const before = await findConnection(house, id)
    const place = { accountId: claims.accountId, auctionHouseId, platformId: id }
    const document = await connectionDocument(ports.sealing, place, { key, at: now, by: claims.userName })
    const write: Write = before ? { kind: 'replace', document, version: before.version } : { kind: 'create', document }
    await house.write([write, audit({ action: 'platform.connect', subjectType: 'platform', subjectId: id, subjectName: name })])
    return platformOf(id, name, document)
  }
