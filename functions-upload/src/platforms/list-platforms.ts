import type { listPlatforms as endpoint } from '@auctionwiz/contracts/platforms'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { findConnection, type PlatformPorts, platformOf } from './platform-connection.ts'

export const listPlatforms =
  ({ platforms }: PlatformPorts): UseCase<typeof endpoint> =>
  async (_input, { house }) => ({
    platforms: await Promise.all(
      [...platforms].map(async ([id, { name }]) => platformOf(id, name, (await findConnection(house, id))?.document)),
    ),
  })
