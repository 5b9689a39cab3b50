import type * as calls from '@auctionwiz/contracts/legal-case-files'
import type { CasePack, CasePackForm } from '@auctionwiz/contracts/legal-case-files'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { WorkQueue } from '@auctionwiz/platform/core/queues/work-queue'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { type CasePackDocument, type CasePackMessage, casePackId, casePackRecord } from '@auctionwiz/records/case-packs'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { seesAmounts } from '../legal/hiding-amounts.ts'

/** Each run has files of its own, so that a run that was replaced can't write into its successor's. */
export const packPath = ({ accountId, auctionHouseId, caseId, run }: CasePackMessage, form: CasePackForm): string =>
  `${accountId}/${auctionHouseId}/${caseId}/${run}.${form}`

const packOf = (document: CasePackDocument): CasePack => document

const isExpired = ({ expiresAt }: CasePackDocument, now: Date): boolean => expiresAt !== undefined && expiresAt <= now.toISOString()

export const readCasePack: UseCase<typeof calls.readCasePack> = async ({ params }, { house, now }) => {
  const [, found] = await Promise.all([
    readerOf(legalCaseRecord, house).read(params.id),
    readerOf(casePackRecord, house).find(casePackId(params.id)),
  ])
  return found && !isExpired(found.document, now) ? { pack: packOf(found.document) } : {}
}

/** A pack names amounts. Sends the message first, which waits for the record. An earlier run stops at its next sign of life. */
export const startCasePack =
  (queue: WorkQueue<CasePackMessage>): UseCase<typeof calls.startCasePack> =>
  async ({ params: { id: caseId } }, context) => {
    if (!seesAmounts(context)) throw new Failure('forbidden')
    const { house, claims, auctionHouseId, now, language } = context
    const { document: legalCase } = await readerOf(legalCaseRecord, house).read(caseId)
    const run = randomId('run')
    await queue.send({ accountId: claims.accountId, auctionHouseId, caseId, run })
    const at = now.toISOString()
    const by = { startedBy: claims.userName, startedById: claims.userId }
    const asked = { id: casePackId(caseId), caseId, run, language, state: 'waiting' as const, done: 0, total: 0, damaged: 0 }
    const pack = { ...asked, ...by, startedAt: at, movedAt: at }
    const audited = auditOf(legalCaseRecord, legalCase, context, { action: 'legal_case.pack', after: { language } })
    const { document } = await recordsOf(casePackRecord, house).put(pack, [audited])
    return { pack: packOf(document) }
  }

/** That it was taken out is in the log. */
export const downloadCasePack =
  (packs: FileStore): UseCase<typeof calls.downloadCasePack> =>
  async ({ params: { id: caseId }, query: { form } }, context) => {
    if (!seesAmounts(context)) throw new Failure('forbidden')
    const { house, claims, auctionHouseId, now } = context
    const { document: legalCase } = await readerOf(legalCaseRecord, house).read(caseId)
    const { document: pack } = await readerOf(casePackRecord, house).read(casePackId(caseId))
    if (pack.state !== 'done' || isExpired(pack, now)) throw new Failure('pack_expired')
    const body = await packs.read(packPath({ accountId: claims.accountId, auctionHouseId, caseId, run: pack.run }, form)).catch(expired)
    const audited = auditOf(legalCaseRecord, legalCase, context, { action: 'legal_case.pack_export', after: { form } })
    await house.in('cases').write([audited])
    const fileName = `${legalCase.caseNumber}-evidence-${pack.startedAt.slice(0, 10)}.${form}`
    return { contentType: form === 'zip' ? 'application/zip' : 'application/pdf', fileName, body }
  }

/** Storage removes the files on its own clock. */
const expired = (error: unknown): never => {
  throw error instanceof Failure && error.code === 'not_found' ? new Failure('pack_expired') : error
}
