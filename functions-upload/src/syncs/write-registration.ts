import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import { type Currency, email, paddle as paddleField } from '@auctionwiz/contracts/fields'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { bidderCounterId } from '@auctionwiz/domain/bidders/numbers'
import { isAnotherPerson } from '@auctionwiz/domain/imports/another-person'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { mergedByFormerEmail, resolveMerged } from '@auctionwiz/records/archived-bidders'
import { platformBuyerRecord, type SyncRunDocument } from '@auctionwiz/records/auction-syncs'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { bidderOf, bidderRecord, findBidder } from '@auctionwiz/records/bidders'
import { numberRecord } from '@auctionwiz/records/numbers'
import { registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { resultsDue } from '@auctionwiz/records/results-due'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import type { PlatformRegistration } from '../platforms/sale-platform.ts'
import { syncedId } from './read-both.ts'
import type { SyncAuthor } from './sync-author.ts'

interface Place {
  house: Partition
  auctionHouseId: string
  currency: Currency
  run: SyncRunDocument
  author: SyncAuthor
}

type RegistrationWrites = { writes: Write[]; recordId: string; paddle: string; isNew: boolean } | { problem: SyncProblem }

/**
 * The writes that register a platform's bidder: who is already known by the address is that bidder, under one paddle whatever the platform calls them. An
 * address that belongs to another name makes a bidder without it, as an import does.
 * @param taken paddles of the auction
 */
export const registrationWrites = async (
  given: PlatformRegistration,
  taken: ReadonlySet<string>,
  place: Place,
): Promise<RegistrationWrites> => {
  const { house, run, author } = place
  const address = email.safeParse(given.email)
  if (!address.success || given.firstName === '' || given.lastName === '') return { problem: 'invalid' }
  const bidderId = await bidderOfPlatform({ ...given, email: address.data }, place)
  const part = house.in('auctions').within(run.auctionId)
  const before = await readerOf(registrationRecord, part).find(registrationId(bidderId))
  const at = author.now.toISOString()
  const paddle = before?.document.paddle ?? freePaddle(given.paddle, taken)
  const registration = registrationDocument({
    ...{ id: registrationId(bidderId), auctionId: run.auctionId, bidderId, paddle, state: 'Registered' as const },
    ...{ createdAt: at, updatedAt: at },
  })
  const after = { auctionId: run.auctionId, bidderId, paddle, ...author.source }
  const buyer = platformBuyerRecord.put({
    id: await syncedId('registration', given.id),
    ...{ platformRecordId: given.id, platformPaddle: given.paddle, registrationId: registration.id, bidderId },
  })
  const created = [
    registrationRecord.creation(registration),
    auditOf(registrationRecord, registration, author, { action: 'registration.create', after }),
    resultsDue({ auctionId: run.auctionId }, author.now),
  ]
  return { writes: before ? [buyer] : [buyer, ...created], recordId: registration.id, paddle, isNew: !before }
}

/** The platform's paddle, or the next number where somebody else has it. */
const freePaddle = (wanted: string, taken: ReadonlySet<string>): string => {
  const { success, data } = paddleField.safeParse(wanted)
  if (success && !taken.has(data)) return data
  const numbers = [...taken].filter((one) => /^\d+$/.test(one)).map(Number)
  return String(Math.max(0, ...numbers) + 1)
}

/** Finds the bidder, or adds one. The id follows from address and name, so that a run that was killed, or another sale, meets the bidder that was added. */
const bidderOfPlatform = async (given: PlatformRegistration, { house, auctionHouseId, currency, run, author }: Place): Promise<string> => {
  const key = emailKey(given.email)
  const holder = await bidderWith(house, key)
  if (holder && !isAnotherPerson(holder, given)) return holder.id
  const id = await derivedId('bid', auctionHouseId, key, normalizeForSearch(`${given.firstName} ${given.lastName}`))
  const same = await resolveMerged(house, id)
  if (same) return same.document.id
  const rules = await readScoringRules(house)
  const origin = { now: author.now, userId: run.startedById, userName: run.startedBy, noteId: id, currency, rules }
  const { firstName, lastName, phone, email: address } = given
  const values = newBidderValues({ firstName, lastName, email: address, ...(phone && { phone }) }, origin)
  const { email: _email, ...rest } = values
  const added = holder ? { ...rest, email: '', sharedEmail: given.email } : values
  await retryConflicts(async () => {
    if (await findBidder(house, id)) return
    const numbers = recordsOf(numberRecord, house)
    const counter = await numbers.find(bidderCounterId)
    const next = counter?.document.next ?? 1
    const left = { id: bidderCounterId, next: next + 1 }
    const bidderId = bidderNumber(next)
    const event = author.audit({
      ...{ action: 'bidder.create', subjectType: 'bidder', subjectId: id, subjectName: values.name },
      after: { bidderId, ...author.source },
    })
    const taken = counter ? numberRecord.replacement(left, counter.version) : numberRecord.creation(left)
    await writeBidders(house, [{ after: { ...added, id, auctionHouseId, bidderId } }], [event, taken])
  }, ['stale', 'exists'])
  return id
}

const bidderWith = async (house: Partition, key: string) => {
  const { items } = await readerOf(bidderRecord, house).page({ where: [{ field: 'uniqueKey', equals: key }] }, { limit: 1 })
  const [own] = items
  return own ? bidderOf(own) : (await mergedByFormerEmail(house, [key])).get(key)?.survivor
}
