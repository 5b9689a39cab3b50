import { digestHour } from '@auctionwiz/contracts/notification-settings'
import { instantOf, localOf } from '@auctionwiz/domain/zoned-time'
import { type OpenWork, openWork } from '@auctionwiz/platform/core/queues/open-work'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'

/** Someone whose notifications are to be mailed. */
export interface NotifiedUser {
  userId: string
}

/** Which mail names a notification: one that goes out now, or the daily summary. */
export type DueMail = 'due' | 'digest'

/** The users with such a mail to be written, by when. */
export const notificationMails = (store: DocumentStore, now: () => Date, due: DueMail): OpenWork<NotifiedUser> =>
  openWork({ store, now, queueName: `notifications-${due}`, nameOf: ({ userId }) => userId, patience: 0 })

const day = 86_400_000

/** Seconds until the next summary in a user's time zone. */
export const secondsToDigest = (now: Date, timeZone: string): number => {
  const at = [now.getTime(), now.getTime() + day]
    .map((each) => instantOf(`${localOf(new Date(each).toISOString(), timeZone).slice(0, 10)}T0${digestHour}:00`, timeZone) ?? '')
    .find((each) => each > now.toISOString())
  return at === undefined ? day / 1000 : Math.ceil((Date.parse(at) - now.getTime()) / 1000)
}
