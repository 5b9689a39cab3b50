import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { notificationKinds } from '@auctionwiz/contracts/notification-kinds'
import type { Notification, NotificationAction } from '@auctionwiz/contracts/notifications'
import { type Decider, decisionRefusal } from '@auctionwiz/domain/approvals/approval'
import { dayIn } from '@auctionwiz/domain/zoned-time'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type PartitionReader, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, Versioned } from '@auctionwiz/platform/core/store/store'
import { type CaseEventDocument, caseEventRecord } from '@auctionwiz/records/case-events'
import { readHouse } from '@auctionwiz/records/houses'
import { type LegalCaseDocument, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { NotificationDocument } from '@auctionwiz/records/notifications'
import { representedBy } from '@auctionwiz/records/substitutes'

/** What happened to the subject of a notification after it came, and who did it. */
export interface Settled {
  how:
    | 'approved'
    | 'rejected'
    | 'replaced'
    | 'done'
    | 'confirmed'
    | 'moved'
    | 'removed'
    | 'closed'
    | 'gone'
    | 'carriedOut'
    | 'discarded'
    | 'decided'
  by?: string | undefined
  at?: string | undefined
  /** The day to which a deadline was moved. */
  due?: string | undefined
}

export interface Standing {
  actions: NotificationAction[]
  settled?: Settled | undefined
  legalCase?: Notification['case']
}

interface CaseRead {
  stored: Versioned<LegalCaseDocument>
  /** Who the user is to the approval that a notification asks for. */
  decider: Decider
  /** The latest change of the filing deadline, where the notification was about another one. */
  moved?: CaseEventDocument | undefined
}
export type CasesRead = ReadonlyMap<string, CaseRead>

/** The cases of some notifications as they are now: people act on that, not on what was so when the notification came. */
export const notifiedCases = async (
  store: DocumentStore,
  documents: readonly NotificationDocument[],
  reader: CaseReader,
): Promise<CasesRead> => {
  const asked = new Map(documents.flatMap((one) => (one.subjectId !== undefined && isOfCase(one) ? [[one.subjectId, one] as const] : [])))
  const read = await Promise.all(
    [...asked].map(async ([caseId, { accountId, auctionHouseId }]) => {
      const house = partitionOf(store, 'cases', [accountId, auctionHouseId])
      const stored = await readerOf(legalCaseRecord, house).find(caseId)
      const day = stored?.document.filingDeadline
      const isMoved = documents.some((one) => one.subjectId === caseId && one.kind === 'remind_filing' && one.facts.due !== day)
      const moved = stored && isMoved ? await latestMove(readerOf(caseEventRecord, house), caseId) : undefined
      const isAsked = documents.some((one) => one.subjectId === caseId && asksApproval(one))
      const decider = await deciderOf(reader, { house, auctionHouseId, isAsked })
      return [caseId, stored && { stored, moved, decider }] as const
    }),
  )
  return new Map(read.flatMap(([caseId, found]) => (found ? [[caseId, found] as const] : [])))
}

/** Who reads the notifications, and when. */
export interface CaseReader {
  claims: AccessClaims
  account: PartitionReader
  now: Date
}

/** A substitute is looked for only where somebody is asked for an approval. */
const deciderOf = async (
  { claims, account, now }: CaseReader,
  { house, auctionHouseId, isAsked }: { house: PartitionReader; auctionHouseId: string; isAsked: boolean },
): Promise<Decider> => {
  const mayDecide = permissionsIn(claims, auctionHouseId).includes('legal:approve')
  const own = { userId: claims.userId, name: claims.userName, mayDecide }
  if (mayDecide || !isAsked) return { ...own, inPlaceOf: [] }
  const today = dayIn(now.toISOString(), (await readHouse(account, auctionHouseId)).settings.timezone)
  return { ...own, inPlaceOf: await representedBy({ house, account, auctionHouseId, today }, own.userId, 'legal:approve') }
}

const asksApproval = ({ kind }: NotificationDocument): boolean => kind === 'ask_approval' || kind === 'remind_approval'

const isOfCase = ({ kind }: NotificationDocument): boolean => notificationKinds[kind].topic === 'legal'

const latestMove = async (
  events: ReturnType<typeof readerOf<CaseEventDocument>>,
  caseId: string,
): Promise<CaseEventDocument | undefined> => {
  const where = [{ field: 'caseId', equals: caseId } as const]
  const orderBy = (['type', 'caseId', 'order'] as const).map((field) => ({ field, descending: true }))
  const { items } = await events.page({ where, orderBy }, { limit: 50 })
  return items.find(({ document }) => document.fields?.includes('filingDeadline'))?.document
}

/** What the user can still do about a notification, or what became of it. */
export const caseStanding = (
  notification: NotificationDocument,
  cases: CasesRead,
  { claims, now }: Pick<CaseReader, 'claims' | 'now'>,
): Standing => {
  const { subjectId = '', auctionHouseId } = notification
  const found = cases.get(subjectId)
  if (!found) return { actions: [], settled: { how: 'gone' } }
  const { document, version } = found.stored
  const settled = settledOf(notification, found)
  const permissions = permissionsIn(claims, auctionHouseId)
  const deadline = deadlineOf(notification, document)
  const { settlement } = document
  const mayDecide = settlement !== undefined && decisionRefusal(settlement, found.decider, now) === undefined
  const actions: NotificationAction[] = [
    ...(asksApproval(notification) && !settled && mayDecide ? (['approve', 'reject'] as const) : []),
    ...(permissions.includes('legal:view') ? (['review_case'] as const) : []),
    ...(deadline && !settled && permissions.includes('legal:edit') ? (['extend_deadline'] as const) : []),
  ]
  return { actions, settled, legalCase: { id: subjectId, number: document.caseNumber, version, ...(deadline && { deadline }) } }
}

const settledOf = ({ kind, facts }: NotificationDocument, { stored: { document }, moved }: CaseRead): Settled | undefined => {
  const { settlement, actionItems, filingDeadline, status } = document
  const closed: Settled | undefined = status === 'CLOSED' ? { how: 'closed' } : undefined
  const doneItem = (item: (typeof actionItems)[number]): Settled | undefined =>
    item.doneAt === undefined ? closed : { how: 'done', by: item.doneBy, at: item.doneAt }
  switch (kind) {
    case 'expire_approval':
      return settlement?.proposedAt === facts.since ? closed : { how: 'replaced' }
    case 'ask_approval':
    case 'remind_approval': {
      if (settlement?.proposedAt !== facts.since) return { how: 'replaced' }
      const { state, decidedBy, decidedAt } = settlement ?? {}
      if (state === 'approved' || state === 'rejected') return { how: state, by: decidedBy?.name, at: decidedAt }
      return state === 'pending' ? closed : { how: 'replaced' }
    }
    case 'legal_review': {
      const review = actionItems.find((item) => item.kind === 'legal_review')
      return review ? doneItem(review) : closed
    }
    case 'remind_action': {
      const item = actionItems.find(({ text }) => text === facts.action)
      if (!item) return { how: 'removed' }
      return doneItem(item) ?? (item.dueDate === facts.due ? undefined : { how: 'moved', due: item.dueDate })
    }
    case 'remind_filing':
      return filingDeadline === facts.due ? closed : { how: 'moved', by: moved?.by, at: moved?.at, due: filingDeadline }
    case 'confirm_payment':
      return settlement?.confirmedAt === undefined ? closed : { how: 'confirmed', by: settlement.confirmedBy, at: settlement.confirmedAt }
    default:
      return closed
  }
}

/** The day that is reminded of, which can be moved. */
const deadlineOf = ({ kind, facts }: NotificationDocument, { filingDeadline, actionItems }: LegalCaseDocument) => {
  if (kind === 'remind_filing' && filingDeadline !== undefined) return { date: filingDeadline }
  const item = kind === 'remind_action' ? actionItems.find(({ text, doneAt }) => text === facts.action && doneAt === undefined) : undefined
  return item?.dueDate === undefined ? undefined : { date: item.dueDate, actionId: item.id }
}
