import type { Auction } from '@auctionwiz/contracts/auctions'
import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import { type ErrorCode, type ErrorDetails, errorText, fieldProblemText, isRetryable } from '@auctionwiz/contracts/errors'
import type * as calls from '@auctionwiz/contracts/lots'
import type { ManyLotsChange, ManyLotsResult } from '@auctionwiz/contracts/lots'
import { Failure, ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { type LotDocument, lotRecord } from '@auctionwiz/records/lots'
import { settleLot, undoLot } from './record-outcome.ts'
import { changeLot } from './update-lot.ts'

type Asked = BodyOf<typeof calls.changeLots>['lots'][number]

/** How many lots are written at the same time. */
const atOnce = 10

/** Each lot has a batch of its own, with its audit event and what it counts. */
export const changeLots: UseCase<typeof calls.changeLots> = async ({ params, body: { lots } }, context) => {
  const auction = await readAuction(context.house, params.id, context.now)
  const results: ManyLotsResult[] = []
  for (let from = 0; from < lots.length; from += atOnce)
    results.push(...(await Promise.all(lots.slice(from, from + atOnce).map((asked) => changeOne(auction, asked, context)))))
  return { results }
}

const changeOne = async (auction: Auction, { lotId, version, change }: Asked, context: HouseContext): Promise<ManyLotsResult> => {
  const lots = readerOf(lotRecord, context.house.in('auctions').within(auction.id))
  let first: LotDocument | undefined
  try {
    return await retryConflicts(async () => {
      const stored = await ifFound(lots.read(lotId))
      if (!stored) throw new Failure('not_found', { what: 'Lot' })
      first ??= stored.document
      const changed = await applied(change, auction, stored, version, context)
      // Where nothing is left to change, an earlier attempt changed it and its answer was lost.
      const before = changed.version === stored.version ? first : stored.document
      return {
        lotId,
        lotNumber: before.lotNumber,
        version: changed.version,
        ...(change.kind === 'edit' && { before: fieldsOf(before, change.fields) }),
      }
    })
  } catch (error) {
    if (!(error instanceof Failure) || isRetryable(error.code)) throw error
    const message = messageOf(error.code, error.details, context)
    return { lotId, ...(first && { lotNumber: first.lotNumber }), refused: { code: error.code, message } }
  }
}

const applied = (
  change: ManyLotsChange,
  auction: Auction,
  stored: Versioned<LotDocument>,
  version: string | undefined,
  context: HouseContext,
): Promise<Versioned<LotDocument>> => {
  if (change.kind === 'edit') return changeLot(auction, stored, change.fields, version, context)
  if (change.kind === 'undo') return undoLot(auction, stored, version, context)
  return settleLot(auction, stored, { action: 'withdraw' }, version, context)
}

type Fields = Extract<ManyLotsChange, { kind: 'edit' }>['fields']

const fieldsOf = (document: LotDocument, given: Fields): Fields =>
  Object.fromEntries(Object.keys(given).map((name) => [name, document[name as keyof Fields] ?? null]))

/** A refusal of one field says what is wrong with it. */
export const messageOf = (code: ErrorCode, details: ErrorDetails | undefined, { language }: HouseContext): string => {
  const fields = details?.fields
  const [problem] = typeof fields === 'object' ? Object.values(fields) : []
  return (problem === undefined ? undefined : fieldProblemText(problem, language)) ?? errorText(code, details, language)
}
