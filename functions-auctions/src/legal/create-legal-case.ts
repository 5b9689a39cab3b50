import { type createLegalCase as endpoint, type NewLegalCase, newLegalCase } from '@auctionwiz/contracts/legal-cases'
import { newCase } from '@auctionwiz/domain/legal-cases/new-case'
import { sameContent } from '@auctionwiz/domain/same-content'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { caseFiledAudit } from '@auctionwiz/records/case-audits'
import { caseEventWrite, writeCases } from '@auctionwiz/records/case-writes'
import { readHouse } from '@auctionwiz/records/houses'
import { type LegalCaseDocument, legalCaseOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { CaseSchedule } from '@auctionwiz/records/scheduled-cases'
import { auctionLink, bidderLink, lotLinks } from './case-links.ts'
import { authorOf } from './change-case.ts'
import { noteCase } from './rescheduling.ts'

/** The same request sent again gets its first answer. Others who file at the same moment take the next number. */
export const createLegalCase =
  (schedule: CaseSchedule): UseCase<typeof endpoint> =>
  async ({ body, idempotencyKey }, context) => {
    const { house, account, claims, auctionHouseId, now } = context
    const cases = readerOf(legalCaseRecord, house)
    const subject = subjectOf(body)
    const id = await legalCaseRecord.idFor(idempotencyKey, auctionHouseId, claims.userId)
    const first = idempotencyKey ? await cases.find(id) : undefined
    if (first) return filedBefore(first, body, house)
    const { lotIds: _lots, ...told } = body
    const linked = await linksOf(body, context)
    await noteCase(schedule, context, id)
    const timeZone = (await readHouse(account, auctionHouseId)).settings.timezone
    const filed = { ...newCase({ now, by: claims.userName }), ...told, ...subject, ...linked, id, timeZone, eventCount: 1 }
    const author = authorOf(context)
    try {
      const beside = (document: LegalCaseDocument) => [
        caseEventWrite(document, 1, { kind: 'filed', to: document.status }, author),
        auditOf(legalCaseRecord, document, context, caseFiledAudit(document)),
      ]
      const [written] = await writeCases(house, { filed: [{ state: filed, beside }] }, author)
      return legalCaseOf(written ?? (await cases.read(id)))
    } catch (error) {
      const same = isStoreError(error, 'exists') && (await cases.find(id))
      if (!same) throw error
      return filedBefore(same, body, house)
    }
  }

/** The first answer, for the same request alone. */
const filedBefore = async (stored: Versioned<LegalCaseDocument>, body: NewLegalCase, house: PartitionReader) => {
  const { document } = stored
  const { bidderId, lotIds = [], ...asked } = body
  const told = Object.keys(newLegalCase.shape).filter((field) => field !== 'lotIds')
  const filed = Object.fromEntries(told.map((field) => [field, document[field as Exclude<keyof NewLegalCase, 'lotIds'>]]))
  const about = bidderId === document.bidderId ? bidderId : bidderId && (await resolveMerged(house, bidderId))?.document.id
  const isSame = sameContent({ ...asked, bidderId: about, lotIds }, { ...filed, lotIds: document.lotIds })
  if (!isSame) throw new Failure('idempotency_mismatch')
  return legalCaseOf(stored)
}

const subjectOf = ({ caseType, category, priority, title, jurisdiction }: NewLegalCase) => {
  if (!caseType || !category || !priority || !title || !jurisdiction) throw new Failure('required_fields')
  return { caseType, category, priority, title, jurisdiction }
}

const linksOf = async ({ bidderId, auctionId, lotIds = [] }: NewLegalCase, { house, now }: HouseContext) => ({
  ...(auctionId !== undefined && (await auctionLink(house, auctionId, now))),
  lots: await lotLinks(house, auctionId, lotIds),
  ...(bidderId !== undefined && (await bidderLink(house, bidderId))),
})
