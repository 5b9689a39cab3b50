import type * as calls from '@auctionwiz/contracts/notification-settings'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { notificationSettingsId, notificationSettingsRecord, readNotificationChannels } from '@auctionwiz/records/notification-settings'
import { nextRevision, versionOf } from '@auctionwiz/records/revisions'
import type { Deps } from '../deps.ts'

type Parts = Pick<Deps, 'people'>

export const readNotificationSettings =
  ({ people }: Parts): UseCase<typeof calls.readNotificationSettings> =>
  async (_input, { claims }) =>
    readNotificationChannels(people.partition(claims.userId))

export const updateNotificationSettings =
  ({ people }: Parts): UseCase<typeof calls.updateNotificationSettings> =>
  async ({ body: { channels, version } }, { claims }) => {
    const stored = await recordsOf(notificationSettingsRecord, people.partition(claims.userId)).upsert(notificationSettingsId, (before) => {
      if (versionOf(before ?? {}) !== version) throw new Failure('stale_version')
      return { ...before, id: notificationSettingsId, channels, revision: nextRevision(before ?? {}) }
    })
    return { channels, version: versionOf(stored?.document ?? {}) }
  }
