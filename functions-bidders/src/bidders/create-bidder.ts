import type { Bidder, createBidder as endpoint } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import { bidderNumber } from '@auctionwiz/domain/bidders/identity'
import { newBidderValues } from '@auctionwiz/domain/bidders/new-bidder'
import { type BidderCounter, bidderCounter, bidderCounterId } from '@auctionwiz/domain/bidders/numbers'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import { isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store'
import { bidderIdByEmail, createWrite, readBidderById } from './bidder-repository.ts'

const attempts = 8

export const createBidder: UseCase<typeof endpoint> = async ({ body, idempotencyKey }, context) => {
  const id = idempotencyKey ? await derivedId('bid', context.auctionHouseId, idempotencyKey) : randomId('bid')
  const values = { ...newBidderValues(body, await originOf(context)), id, auctionHouseId: context.auctionHouseId }
  for (let attempt = 1; ; attempt += 1) {
    const written = await tryCreate(values, context).catch((error: unknown) => {
      if (isStoreError(error, 'exists')) return undefined
      throw error
    })
    if (written) return written
    const earlier = await createdBefore(values, context)
    if (earlier) return earlier
    // Another create took the number at the same moment.
    if (attempt === attempts) throw new Failure('busy', { seconds: 1 })
  }
}

interface HouseSettings extends StoredDocument {
  settings: { defaultCurrency: Currency }
}

const originOf = async ({ account, auctionHouseId, claims, now }: HouseContext) => {
  const house = await account.read<HouseSettings>(auctionHouseId)
  if (!house) throw notFound('Auction house')
  return {
    now,
    userId: claims.userId,
    userName: claims.userName,
    noteId: randomId('note'),
    currency: house.document.settings.defaultCurrency,
  }
}

type Unnumbered = Omit<Bidder, 'version' | 'bidderId'>

/** The bidder, its number and the audit event in one batch. @returns undefined when the number was taken meanwhile. */
const tryCreate = async (values: Unnumbered, { house, audit }: HouseContext): Promise<Bidder | undefined> => {
  const counter = await house.read<BidderCounter>(bidderCounterId)
  const { next } = counter?.document ?? bidderCounter()
  const bidder = { ...values, bidderId: bidderNumber(next) }
  const taken = { ...bidderCounter(next + 1) }
  try {
    const [version = ''] = await house.write([
      createWrite(bidder),
      counter ? { kind: 'replace', document: taken, version: counter.version } : { kind: 'create', document: taken },
      audit({ action: 'bidder.create', subjectType: 'bidder', subjectId: values.id, after: { bidderId: bidder.bidderId } }),
    ])
    return { ...bidder, version }
  } catch (error) {
    if (isStoreError(error, 'stale')) return undefined
    throw error
  }
}

/** The same request sent again gets its first answer; a taken e-mail is refused with the bidder who has it. */
const createdBefore = async (values: Unnumbered, { house }: HouseContext): Promise<Bidder | undefined> => {
  const same = await readBidderById(house, values.id).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not_found') return undefined
    throw error
  })
  if (same) {
    if (same.email === values.email && same.name === values.name) return same
    throw new Failure('idempotency_mismatch')
  }
  const existingId = await bidderIdByEmail(house, values.email)
  if (existingId) throw new Failure('bidder_exists', { email: values.email, existingId })
  return undefined
}
