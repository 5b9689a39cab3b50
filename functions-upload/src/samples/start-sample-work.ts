import { caseNumber } from '@auctionwiz/domain/legal-cases/case-number'
import { sampleAuctions } from '@auctionwiz/domain/samples/sample-auctions'
import { sampleCases } from '@auctionwiz/domain/samples/sample-cases'
import { sampleDebts, sampleReminders } from '@auctionwiz/domain/samples/sample-debts'
import { sampleItems } from '@auctionwiz/domain/samples/sample-items'
import { sampleRegistrations } from '@auctionwiz/domain/samples/sample-registrations'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { readHouse } from '@auctionwiz/records/houses'
import { inventoryItemDocument, inventoryItemRecord } from '@auctionwiz/records/inventory-items'
import { legalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { takeNumbers } from '@auctionwiz/records/numbers'
import { paymentDueDocument, paymentDueId, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { reminderSettingsId, reminderSettingsRecord } from '@auctionwiz/records/reminder-settings'
import { scheduledCases } from '@auctionwiz/records/scheduled-cases'
import { startResults } from '@auctionwiz/records/start-results'
import type { ImportQueue } from '../uploads/import-message.ts'
import type { UploadStarter } from '../uploads/start-upload.ts'
import { uploadText } from '../uploads/upload-text.ts'

interface SamplePorts {
  store: DocumentStore
  jobs: JobQueue
  imports: ImportQueue
  files: FileStore
}

export interface SampleHouseWork {
  accountId: string
  auctionHouseId: string
  name: string
  /** The first house of a demonstration; the others are only searched for duplicates. */
  isFirst: boolean
}

/** Who did it. */
export interface SampleStaff {
  id: string
  name: string
}

/**
 * What the staff of sample houses did before anybody looks: in the first house items were put into the inventory, a case was filed against the suspended bidder, the winners of the last
 * sale were reminded of what they owe, the rules decided on bidders for the next auction, and a file with errors was imported. Each house is searched for duplicates, the first one after its import. The
 * workers do it while the services run, as they do all such work. What a colleague started notifies the colleague.
 */
export const startSampleWork = async (
  ports: SamplePorts,
  houses: readonly SampleHouseWork[],
  { by, colleague }: Record<'by' | 'colleague', SampleStaff>,
  now: Date,
): Promise<void> => {
  for (const { accountId, auctionHouseId, name, isFirst } of houses) {
    const house = partitionOf(ports.store, 'bidders', [accountId, auctionHouseId])
    const startedBy = (person: SampleStaff): UploadStarter => ({
      house,
      auctionHouseId,
      now,
      language: 'en',
      correlationId: 'sample',
      claims: { accountId, userId: person.id, userName: person.name },
      audit: (subject) =>
        auditWrite({ now, actorId: person.id, actorName: person.name, address: '127.0.0.1', correlationId: 'sample' }, subject),
    })
    if (isFirst) await workOfFirst(ports, { by: startedBy(by), colleague: startedBy(colleague) }, name)
    else await house.write([(await startJob(ports.jobs, 'duplicates', { cause: 'the first bidders' }, startedBy(colleague))).write])
  }
}

const workOfFirst = async (
  { store, jobs, imports, files }: SamplePorts,
  { by, colleague }: Record<'by' | 'colleague', UploadStarter>,
  houseName: string,
): Promise<void> => {
  const { house, auctionHouseId, now } = by
  await putDebts(store, { starter: by, by: colleague.claims.userName }, await fileCases(store, by, houseName))
  await putItems(by)
  await startResults(jobs, by)
  const [auction] = sampleAuctions(auctionHouseId, now)
  if (auction) await house.write([(await startJob(jobs, 'auto-invite', { auctionId: auction.id }, by)).write])
  await uploadText({ files, queue: imports }, sampleRegistrations, colleague)
}

interface FiledCase {
  id: string
  bidderId?: string | undefined
  auctionId?: string | undefined
}

/** The cases that the house already works on. Their automations go on from there. */
const fileCases = async (
  store: SamplePorts['store'],
  { house, auctionHouseId, claims, now }: UploadStarter,
  houseName: string,
): Promise<FiledCase[]> => {
  const { accountId, userId, userName } = claims
  const filed = sampleCases({ houseName, houseId: auctionHouseId, currency: 'USD', by: { userId, name: userName }, now })
  const ids = filed.map(() => randomId('case'))
  const numbered = (first: number) =>
    filed.map((one, index) =>
      legalCaseRecord.creation(legalCaseDocument({ ...one, id: ids[index] ?? '', caseNumber: caseNumber(first + index) })),
    )
  await takeNumbers(house, legalCaseRecord, numbered, filed.length)
  // They were filed long ago: their automations need not wait for the end of a change.
  const scheduled = scheduledCases(store, () => new Date(now.getTime() - 3_600_000))
  await Promise.all(ids.map((caseId) => scheduled.note({ accountId, auctionHouseId, caseId })))
  return filed.map(({ bidderId, auctionId }, index) => ({ id: ids[index] ?? '', bidderId, auctionId }))
}

/** What the house has in its inventory. */
const putItems = async ({ house, auctionHouseId, claims, now }: UploadStarter): Promise<void> => {
  const items = sampleItems({ houseId: auctionHouseId, currency: 'USD', by: claims.userName, now })
  await house.in('inventory').write(items.map((item) => inventoryItemRecord.put(inventoryItemDocument(item))))
}

/** What the winners of a sale owe. The results of the sale, which are settled next, find it as they would have written it. */
const putDebts = async (
  store: SamplePorts['store'],
  { starter: { house, auctionHouseId, claims, now }, by }: { starter: UploadStarter; by: string },
  cases: readonly FiledCase[],
) => {
  const { timezone: timeZone, defaultCurrency: currency } = (
    await readHouse(partitionOf(store, 'accounts', [claims.accountId]), auctionHouseId)
  ).settings
  const writes = await Promise.all(
    sampleDebts({ houseId: auctionHouseId, currency, timeZone, by, now }).map(async ({ filed, ...debt }) => {
      const { auctionId, bidderId } = debt
      const about = filed ? cases.find((one) => one.auctionId === auctionId && one.bidderId === bidderId) : undefined
      const id = await paymentDueId(auctionId, bidderId)
      return paymentDueRecord.put(paymentDueDocument({ ...debt, id, ...(about && { caseId: about.id }) }))
    }),
  )
  const reminders = reminderSettingsRecord.put({ id: reminderSettingsId, ...sampleReminders(now) })
  await house.in('cases').write([...writes, reminders])
}
