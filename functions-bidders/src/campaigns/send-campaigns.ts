import type { RecipientState } from '@auctionwiz/contracts/campaigns'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { type CampaignDocument, type CampaignMail, campaignMailRecord, campaignRecord } from '@auctionwiz/records/campaigns'
import { houseRecord } from '@auctionwiz/records/houses'
import { bidderSelection } from '../bidders/bidder-query.ts'
import type { BidderMailer, MailOutcome } from '../emails/bidder-mailer.ts'
import type { EmailLinks } from '../emails/email-links.ts'
import { isOpen } from '../invitations/invitation-document.ts'
import { campaignLetter } from './campaign-letter.ts'
import { dueMails, inNewState, newMail, noteMail, openClaims } from './campaign-mails.ts'
import { nextCampaign, secondsUntilNext } from './open-campaigns.ts'
import { type Candidate, candidates, screenBidders, screenSize } from './screen-bidders.ts'
import { segmentOf } from './segment.ts'

interface Parts {
  mailer: BidderMailer
  links: Pick<EmailLinks, 'stopId'>
}

interface Unit extends Parts {
  tools: JobTools
  campaign: Versioned<CampaignDocument>
  /** A step of the job, of the numbers so far. */
  step: (more: Pick<JobStep, 'others' | 'found'>, mails?: number) => JobStep
}

/** Seconds for which the work waits; anything but a number says that it goes on. */
type Rest = number | undefined

/** Mails that are withdrawn together. */
const withdrawnAtOnce = 80

/**
 * Sends all campaigns of the house whose time has come, one step after the other. Each step also writes its campaign, so that a campaign that staff
 * stop sends nothing after the page that is under way. There is one such job for a house and each of its writes holds its lease, so no two campaigns
 * decide on a bidder at once. What a step leaves behind is in the records: a worker that takes over finds the next one there.
 */
export const sendCampaigns = (parts: Parts): JobWork =>
  async function* (job, tools) {
    let { done } = job
    const step: Unit['step'] = (more, mails = 0) => {
      done += mails
      return { cursor: undefined, done, total: Math.max(job.total, done), ...more }
    }
    for (;;) {
      const campaign = await nextCampaign(tools.house, tools.time())
      if (!campaign) break
      const rest = yield* workOn({ ...parts, tools, campaign, step })
      if (rest !== undefined) {
        yield { ...step({}), resumeIn: rest }
        return
      }
    }
    const resumeIn = await secondsUntilNext(tools.house, tools.time())
    if (resumeIn !== undefined) yield { ...step({}), resumeIn }
  }

async function* workOn(unit: Unit): AsyncGenerator<JobStep, Rest> {
  const { status, isGathered } = unit.campaign.document
  if (status === 'stopping') return yield* withdraw(unit)
  return yield* isGathered ? send(unit) : gather(unit)
}

const replaced = ({ campaign }: Unit, change: Partial<CampaignDocument>) =>
  campaignRecord.replacement({ ...campaign.document, ...change }, campaign.version)

const placeOf = ({ tools: { house, accountId, auctionHouseId }, links }: Unit) => ({ house, accountId, auctionHouseId, links })

/** Reads a page of the segment: each bidder gets a mail that is due, or the reason against one. */
async function* gather(unit: Unit): AsyncGenerator<JobStep, Rest> {
  const { tools, campaign, step } = unit
  const { house, time } = tools
  const { document } = campaign
  const auction = await ifFound(readAuction(house, document.auctionId, time()))
  const segment = auction && (await segmentOf(house, document, auction))
  if (!auction || !isOpen(auction)) return yield* end(unit, 'auctionOver')
  if (!segment) return yield* end(unit, 'segmentGone')
  const { bidders, next } = await segmentPage(house, segment.filter, document.cursor)
  const counting: RecipientState[] = ['due', 'sending', 'sent']
  const asked = { auctionId: document.auctionId, campaignId: document.id, now: time(), counting }
  const known = await knownBidders(house, document, bidders)
  const screened = await screenBidders(
    placeOf(unit),
    bidders.filter(({ id }) => !known.has(id)),
    asked,
  )
  const mails = await Promise.all(screened.map((one) => newMail(document, one, segment, time())))
  const { cursor: _cursor, ...rest } = document
  const after: CampaignDocument = {
    ...rest,
    status: 'sending',
    isGathered: next === undefined,
    ...(next !== undefined && { cursor: next }),
  }
  const leftOut = screened.filter(({ reason }) => reason !== undefined).length
  yield step({
    others: [...mails.map(campaignMailRecord.creation), campaignRecord.replacement(after, campaign.version)],
    found: { leftOut },
  })
  return undefined
}

/** Stops a campaign for a reason of its own; the mails that are due are withdrawn next. */
async function* end(unit: Unit, problem: NonNullable<CampaignDocument['problem']>): AsyncGenerator<JobStep, Rest> {
  yield unit.step({ others: [replaced(unit, { status: 'stopping', problem })] })
  return undefined
}

async function* withdraw(unit: Unit): AsyncGenerator<JobStep, Rest> {
  const { tools, campaign, step } = unit
  const { house, time } = tools
  const { document } = campaign
  const due = await dueMails(house, document, withdrawnAtOnce)
  if (due.length > 0) {
    const reason = document.problem === 'auctionOver' ? 'auctionOver' : 'campaignStopped'
    yield step({ others: due.map((one) => inNewState(one, reason, time()).write), found: { leftOut: due.length } })
    return undefined
  }
  return yield* settle(unit, 'stopped')
}

/** Ends a campaign without due mails, once it is known of each claimed one whether it went out. */
async function* settle(unit: Unit, status: 'stopped' | 'sent'): AsyncGenerator<JobStep, Rest> {
  const { tools, campaign, step } = unit
  const { expired, seconds } = await openClaims(tools.house, campaign.document, tools.time())
  if (seconds !== undefined) return seconds
  if (expired.length > 0) return yield* deliver(unit, expired, [])
  yield step({ others: [replaced(unit, { status, endedAt: tools.time().toISOString() })] })
  return undefined
}

/** Sends a page of mails that are due to those who may still get one. */
async function* send(unit: Unit): AsyncGenerator<JobStep, Rest> {
  const { tools, campaign } = unit
  const { house, time } = tools
  const { document } = campaign
  const due = await dueMails(house, document)
  if (due.length === 0) return yield* settle(unit, 'sent')
  const auction = await ifFound(readAuction(house, document.auctionId, time()))
  if (!auction || !isOpen(auction)) return yield* end(unit, 'auctionOver')
  const bidders = await bidderMap(house, due)
  const counting: RecipientState[] = ['sending', 'sent']
  const asked = { auctionId: document.auctionId, campaignId: document.id, now: time(), counting }
  const screened = await screenBidders(placeOf(unit), [...bidders.values()], asked)
  const reasons = new Map(screened.map(({ bidder, reason }) => [bidder.id, reason]))
  const reasonOf = ({ document: { bidderId } }: Versioned<CampaignMail>) => (bidders.has(bidderId) ? reasons.get(bidderId) : 'gone')
  const leftOut = due.flatMap((one) => {
    const reason = reasonOf(one)
    return reason === undefined ? [] : [inNewState(one, reason, time()).write]
  })
  return yield* deliver(
    unit,
    due.filter((one) => reasonOf(one) === undefined),
    leftOut,
  )
}

/** Claims mails in a write of its own, sends them, and notes what became of each. */
async function* deliver(
  { tools, campaign, step, mailer }: Unit,
  mails: readonly Versioned<CampaignMail>[],
  leftOut: NonNullable<JobStep['others']>,
): AsyncGenerator<JobStep, Rest> {
  const { house, account, accountId, auctionHouseId, time, log } = tools
  const { document } = campaign
  const claims = mails.map((one) => inNewState(one, 'sending', time()))
  const touched = campaignRecord.replacement(document, campaign.version)
  yield step({ others: [...claims.map(({ write }) => write), ...leftOut, touched], found: { leftOut: leftOut.length } })
  const [bidders, auction, sender] = await Promise.all([
    bidderMap(house, mails),
    readAuction(house, document.auctionId, time()),
    readerOf(houseRecord, account).read(auctionHouseId),
  ])
  const letters = claims.map(({ document: { id, bidderId } }) => {
    const bidder = bidders.get(bidderId)
    return bidder?.email ? { id, to: bidder.email, letter: campaignLetter(document, auction, sender.document, bidder) } : undefined
  })
  const { outcomes, dueAfter } = await mailer.sendMany(letters, { account, accountId, house, auctionHouseId, now: time(), log })
  const states = outcomes.map((outcome, index) => (letters[index] ? stateAfter[outcome] : 'gone'))
  await Promise.all(claims.map((claim, index) => noteMail(house, claim.document, states[index] ?? 'failed')))
  const count = (state: RecipientState): number => states.filter((one) => one === state).length
  yield step({ found: { sent: count('sent'), failed: count('failed') } }, states.length - count('due'))
  return dueAfter
}

const stateAfter: Record<MailOutcome, RecipientState> = {
  sent: 'sent',
  failed: 'failed',
  due: 'due',
  enough: 'addressLimit',
  stopped: 'unsubscribed',
}

const segmentPage = async (
  house: JobTools['house'],
  filter: Parameters<typeof bidderSelection>[0] | undefined,
  next: string | undefined,
) => {
  if (!filter) return { bidders: [], next: undefined }
  // Without an order: a bidder whose score changes meanwhile is neither missed nor read twice.
  const { where } = bidderSelection(filter)
  const page = await listerOf(candidates, house).page({ where }, { limit: screenSize, next })
  return { bidders: page.items.map(({ document }) => document), next: page.next }
}

/** Bidders who are in the campaign already. */
const knownBidders = async (house: JobTools['house'], { id }: CampaignDocument, bidders: readonly Candidate[]): Promise<Set<string>> => {
  if (bidders.length === 0) return new Set()
  const where = [
    { field: 'campaignId', equals: id },
    { field: 'bidderId', in: bidders.map((bidder) => bidder.id) },
  ] as const
  const { items } = await readerOf(campaignMailRecord, house).page({ where }, { limit: bidders.length })
  return new Set(items.map(({ document }) => document.bidderId))
}

const bidderMap = async (house: JobTools['house'], mails: readonly Versioned<CampaignMail>[]): Promise<Map<string, Candidate>> => {
  if (mails.length === 0) return new Map()
  const where = [{ field: 'id', in: mails.map(({ document }) => document.bidderId) }] as const
  const { items } = await listerOf(candidates, house).page({ where }, { limit: mails.length })
  return new Map(items.map(({ document }) => [document.id, document]))
}
