import { type createLegalCase as endpoint, type NewLegalCase, newLegalCase } from '@auctionwiz/contracts/legal-cases'
import { caseNumber } from '@auctionwiz/domain/legal/case-number'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type AuditedChange, auditOf } from '@auctionwiz/platform/core/records/writer'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { readAuction } from '@auctionwiz/records/auctions'
import { type LegalCaseDocument, legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { takeNumbers } from '@auctionwiz/records/numbers'

/** The same request sent again gets its first answer. Others who file at the same moment take the next number. */
export const createLegalCase: UseCase<typeof endpoint> = async ({ body, idempotencyKey }, context) => {
  const { house, claims, auctionHouseId, now } = context
  const cases = readerOf(legalCaseRecord, house)
  const subject = subjectOf(body)
  const id = await legalCaseRecord.idFor(idempotencyKey, auctionHouseId, claims.userId)
  const first = idempotencyKey ? await cases.find(id) : undefined
  if (first) return filedBefore(first, body, house)
  const linked = await linksOf(body, context)
  const at = now.toISOString()
  const filed = { status: 'SUBMITTED', timestamp: at, reason: 'Filed', changedBy: claims.userName, automated: false } as const
  const numbered = (sequence: number) =>
    legalCaseRecord.document({
      ...body,
      ...subject,
      ...linked,
      id,
      caseNumber: caseNumber(sequence),
      status: filed.status,
      statusHistory: [filed],
      dateSubmitted: at,
      lastUpdated: at,
      submittedBy: claims.userName,
    })
  try {
    const { first: sequence, versions } = await takeNumbers(house, legalCaseRecord, (next) => {
      const document = numbered(next)
      return [legalCaseRecord.creation(document), auditOf(legalCaseRecord, document, context, creation(document))]
    })
    return legalCaseOf({ document: numbered(sequence), version: versions[0] ?? '' })
  } catch (error) {
    const same = isStoreError(error, 'exists') && (await cases.find(id))
    if (!same) throw error
    return filedBefore(same, body, house)
  }
}

/** The first answer, for the same request alone. */
const filedBefore = async (stored: Versioned<LegalCaseDocument>, body: NewLegalCase, house: PartitionReader) => {
  const { document } = stored
  const { bidderId, ...asked } = body
  const filed = Object.fromEntries(Object.keys(newLegalCase.shape).map((field) => [field, document[field as keyof NewLegalCase]]))
  const about = bidderId === document.bidderId ? bidderId : bidderId && (await resolveMerged(house, bidderId))?.document.id
  if (!sameContent({ ...asked, bidderId: about }, filed)) throw new Failure('idempotency_mismatch')
  return legalCaseOf(stored)
}

const subjectOf = ({ caseType, category, priority, title, jurisdiction }: NewLegalCase) => {
  if (!caseType || !category || !priority || !title || !jurisdiction) throw new Failure('required_fields')
  return { caseType, category, priority, title, jurisdiction }
}

/** The bidder may have been merged into another since the form was opened: the case is about that one. */
const linksOf = async ({ bidderId, auctionId }: NewLegalCase, { house, now }: HouseContext) => {
  if (auctionId) await readAuction(house, auctionId, now)
  if (!bidderId) return {}
  const bidder = await resolveMerged(house, bidderId)
  if (!bidder) throw notFound('Bidder')
  return { bidderId: bidder.document.id }
}

const creation = ({ caseType, category, priority, jurisdiction, claimAmount, bidderId, auctionId }: LegalCaseDocument): AuditedChange => ({
  action: 'legal_case.create',
  after: { caseType, category, priority, jurisdiction, claimAmount, bidderId, auctionId },
})
