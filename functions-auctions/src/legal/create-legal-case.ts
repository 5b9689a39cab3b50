import { type createLegalCase as endpoint, type NewLegalCase, newLegalCase } from '@auctionwiz/contracts/legal-cases'
import {
  type CaseCounter,
  caseCounter,
  caseCounterId,
  caseNumber,
  type LegalCaseDocument,
  legalCaseOf,
} from '@auctionwiz/domain/legal/document'
import { sameContent } from '@auctionwiz/domain/merges/same-content'
import { bidderBehind } from '@auctionwiz/platform/core/archived-bidders'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure, notFound } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readAuction } from '@auctionwiz/platform/core/read-auction'
import { isStoreError, StoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store'

const attempts = 10

/** The same request sent again gets its first answer. Others who file at the same moment take the next number. */
export const createLegalCase: UseCase<typeof endpoint> = async ({ body, idempotencyKey }, context) => {
  const { house, claims, auctionHouseId, audit, now } = context
  const subject = subjectOf(body)
  const id = idempotencyKey ? await derivedId('case', auctionHouseId, claims.userId, idempotencyKey) : randomId('case')
  const first = idempotencyKey ? await house.read<LegalCaseDocument>(id) : undefined
  if (first) return filedBefore(first, body, house)
  const linked = await linksOf(body, context)
  const at = now.toISOString()
  const filed = { status: 'SUBMITTED', timestamp: at, reason: 'Filed', changedBy: claims.userName, automated: false } as const
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const counter = await house.read<CaseCounter>(caseCounterId)
    const sequence = counter?.document.next ?? 1
    const document: LegalCaseDocument = {
      ...body,
      ...subject,
      ...linked,
      id,
      type: 'legal-case',
      caseNumber: caseNumber(sequence),
      status: filed.status,
      statusHistory: [filed],
      dateSubmitted: at,
      lastUpdated: at,
      submittedBy: claims.userName,
    }
    const next = { ...caseCounter(sequence + 1) }
    const taken: Write = counter ? { kind: 'replace', document: next, version: counter.version } : { kind: 'create', document: next }
    try {
      const [version = ''] = await house.write([{ kind: 'create', document }, taken, audit(creation(document))])
      return legalCaseOf(document, version)
    } catch (error) {
      if (!isStoreError(error, 'stale') && !isStoreError(error, 'exists')) throw error
      const same = await house.read<LegalCaseDocument>(id)
      if (same) return filedBefore(same, body, house)
    }
  }
  throw new StoreError('busy', 'the case numbers of the house are in demand')
}

/** The first answer, for the same request alone. */
const filedBefore = async ({ document, version }: Versioned<LegalCaseDocument>, body: NewLegalCase, house: PartitionReader) => {
  const { bidderId, ...asked } = body
  const filed = Object.fromEntries(Object.keys(newLegalCase.shape).map((field) => [field, document[field as keyof NewLegalCase]]))
  const about = bidderId === document.bidderId ? bidderId : bidderId && (await bidderBehind(house, bidderId))?.document.id
  if (!sameContent({ ...asked, bidderId: about }, filed)) throw new Failure('idempotency_mismatch')
  return legalCaseOf(document, version)
}

const subjectOf = ({ caseType, category, priority, title, jurisdiction }: NewLegalCase) => {
  if (!caseType || !category || !priority || !title || !jurisdiction) throw new Failure('required_fields')
  return { caseType, category, priority, title, jurisdiction }
}

/** The bidder may have been merged into another since the form was opened: the case is about that one. */
const linksOf = async ({ bidderId, auctionId }: NewLegalCase, { house, now }: HouseContext) => {
  if (auctionId) await readAuction(house, auctionId, now)
  if (!bidderId) return {}
  const bidder = await bidderBehind(house, bidderId)
  if (!bidder) throw notFound('Bidder')
  return { bidderId: bidder.document.id }
}

const creation = ({ id, caseNumber, caseType, category, priority, jurisdiction, claimAmount, bidderId, auctionId }: LegalCaseDocument) => ({
  action: 'legal_case.create',
  subjectType: 'legal_case',
  subjectId: id,
  subjectName: caseNumber,
  after: { caseType, category, priority, jurisdiction, claimAmount, bidderId, auctionId },
})
