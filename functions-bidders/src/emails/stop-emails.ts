import type * as calls from '@auctionwiz/contracts/email-stops'
import { networkOf } from '@auctionwiz/domain/network'
import type { ThrottleRules } from '@auctionwiz/domain/throttle'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { RateLimiter } from '@auctionwiz/platform/core/security/rate-limiter'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { type DocumentStore, isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { type EmailStop, emailStopRecord } from '@auctionwiz/records/bidder-emails'
import { emailHolder } from '@auctionwiz/records/bidders'
import { campaignMailRecord } from '@auctionwiz/records/campaigns'
import { houseRecord } from '@auctionwiz/records/houses'
import type { EmailLinks, Recipient } from './email-links.ts'

/** What calls by a link need: nobody is signed in, so the link names the partitions. */
export interface StopPorts {
  store: DocumentStore
  links: EmailLinks
  rateLimiter: RateLimiter
}

const minute = 60_000
/** Wrong links from one network: mail programs of many people share one, so two hundred in ten minutes are free. */
const wrongLinks: ThrottleRules = { free: 200, window: 10 * minute, longestSeconds: 60, quiet: 10 * minute }
/** Changes by one link: nobody needs more than a few. */
const changesOfOne: ThrottleRules = { free: 20, window: 60 * minute, longestSeconds: 300, quiet: 60 * minute }

interface Opened {
  recipient: Recipient
  house: Partition
  houseName: string
  id: string
  stop: Versioned<EmailStop> | undefined
}

type Caller = Pick<CallContext, 'address' | 'now'>

const opened = (ports: StopPorts, link: string, { address, now }: Caller): Promise<Opened> =>
  ports.rateLimiter.attempt({ kind: 'email-link-from', name: networkOf(address), rules: wrongLinks }, now, async () => {
    const recipient = await ports.links.open(link)
    const { accountId, auctionHouseId } = recipient
    const [id, sender] = await Promise.all([
      ports.links.stopId(recipient),
      readerOf(houseRecord, partitionOf(ports.store, 'accounts', [accountId])).find(auctionHouseId),
    ])
    // The house was deleted: it sends no more emails.
    if (!sender) throw new Failure('email_link_rejected')
    const house = partitionOf(ports.store, 'bidders', [accountId, auctionHouseId])
    return { recipient, house, houseName: sender.document.name, id, stop: await readerOf(emailStopRecord, house).find(id) }
  })

const answered = ({ recipient, houseName }: Opened, stoppedAt: string | undefined): calls.EmailSubscription => ({
  house: houseName,
  email: recipient.email,
  ...(stoppedAt && { stoppedAt }),
})

export const checkEmailLink =
  (ports: StopPorts): UseCase<typeof calls.checkEmailLink> =>
  async ({ body: { link } }, context) => {
    const one = await opened(ports, link, context)
    return answered(one, one.stop?.document.stoppedAt)
  }

export const stopEmails =
  (ports: StopPorts): UseCase<typeof calls.stopEmails> =>
  ({ body: { link } }, context) =>
    stopped(ports, link, context)

/** What a mail program asks for in the recipient's name. */
export const stopEmailsAtOnce =
  (ports: StopPorts): UseCase<typeof calls.stopEmailsAtOnce> =>
  async ({ query: { link } }, context) => {
    await stopped(ports, link, context)
    return { success: true }
  }

const stopped = async (ports: StopPorts, link: string, context: CallContext): Promise<calls.EmailSubscription> => {
  const one = await opened(ports, link, context)
  if (one.stop) return answered(one, one.stop.document.stoppedAt)
  const stoppedAt = context.now.toISOString()
  // Another call may have stopped them at the same moment, and a worker or an erasure may change the mail that the stop is noted on.
  const stop = async () => {
    const writes = [emailStopRecord.creation({ id: one.id, stoppedAt }), ...(await campaignLeft(one))]
    await changed(ports, one, context, 'bidder.email_stop', writes, 'exists')
  }
  await retryConflicts(stop, ['stale', 'missing'])
  return answered(one, stoppedAt)
}

/** Notes the stop on the latest campaign that wrote to the address: the link says whose it is, not in which mail it stood. */
const campaignLeft = async ({ house, id }: Opened): Promise<Write[]> => {
  const where = [{ field: 'reaches', containsAll: [id] } as const, { field: 'state', equals: 'sent' } as const]
  const orderBy = (['type', 'at'] as const).map((field) => ({ field, descending: true }))
  const { items } = await readerOf(campaignMailRecord, house).page({ where, orderBy }, { limit: 1 })
  return items.map(({ document, version }) => campaignMailRecord.replacement({ ...document, hasUnsubscribed: true }, version))
}

export const undoEmailStop =
  (ports: StopPorts): UseCase<typeof calls.undoEmailStop> =>
  async ({ body: { link } }, context) => {
    const one = await opened(ports, link, context)
    if (one.stop) await changed(ports, one, context, 'bidder.email_stop_undo', [{ kind: 'remove', id: one.id }], 'missing')
    return answered(one, undefined)
  }

/** Writes the change with its audit event. The event names the bidder who has the address, if there is one, and no other person. */
const changed = async (
  { rateLimiter }: Pick<StopPorts, 'rateLimiter'>,
  { recipient, house, id }: Opened,
  { now, address, correlationId }: CallContext,
  action: 'bidder.email_stop' | 'bidder.email_stop_undo',
  writes: readonly Write[],
  settled: 'exists' | 'missing',
): Promise<void> => {
  await rateLimiter.consume({ kind: 'email-stop', name: id, rules: changesOfOne }, now)
  const bidder = await emailHolder(house, recipient.email)
  const subject = bidder
    ? ({ subjectType: 'bidder', subjectId: bidder.id, subjectName: bidder.name } as const)
    : ({ subjectType: 'house', subjectId: recipient.auctionHouseId } as const)
  const source = { now, actorId: 'recipient', actorName: 'Recipient of an email', address, correlationId }
  await house.write([...writes, auditWrite(source, { action, ...subject })]).catch((error: unknown) => {
    if (!isStoreError(error, settled)) throw error
  })
}
