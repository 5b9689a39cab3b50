import { id } from '@auctionwiz/contracts/fields'
import type { CaseEvent } from '@auctionwiz/contracts/legal-case-workflow'
import { afterRun, automationName, dueRun, nextRunAt, type Run } from '@auctionwiz/domain/legal-cases/automation'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import type { OpenWork } from '@auctionwiz/platform/core/queues/open-work'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type AuditedChange, auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import { busyFor } from '@auctionwiz/platform/core/store/busy-for'
import { derivedId, randomId, timeOrderedId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { type DocumentStore, isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { countCase } from '@auctionwiz/records/case-counts'
import { caseEventRecord } from '@auctionwiz/records/case-events'
import type { HousePerson } from '@auctionwiz/records/house-people'
import { houseRecord } from '@auctionwiz/records/houses'
import { type LegalCaseDocument, legalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { ScheduledCase } from '@auctionwiz/records/scheduled-cases'
import { type CaseMailPorts, dueMailsOf, mailWrites, recipientsOf, sendDueMails } from './case-mails.ts'
import { forgetCase } from './forget-case.ts'
import { rescheduleMovedHouses } from './reschedule-houses.ts'

export interface AutomationPorts extends CaseMailPorts {
  store: DocumentStore
  scheduled: OpenWork<ScheduledCase>
  /** The files of cases. */
  documents: Pick<FileStore, 'list' | 'remove'>
  log: Logger
  now(): Date
}

const minute = 60_000
const longestWait = 7 * 24 * 60 * minute
/** Cases that are read together, and whose entries are written together. */
const atOnce = 100
/** Entries that are fetched together, so that some cases are read while the entries of others are written. */
const fetched = 5 * atOnce
/** Cases of one round that have something due; the next round goes on. */
const most = 1_000
/** More than one case can have due at a time: each of its action items, and its rules. */
const runsAtOnce = 120

/**
 * Runs on a timer. Each due run is one batch with the case, so an interrupted round loses none, and none happens twice: what fired is stored on the
 * case, and two rounds at once conflict.
 */
export const runCaseAutomations = (ports: AutomationPorts) => async (): Promise<void> => {
  const { scheduled, log } = ports
  await rescheduleMovedHouses(ports)
  const zoneOf = zones(ports.store)
  let worked = 0
  while (worked < most) {
    const due = await scheduled.due(fetched)
    const waiting = new Set<Noted>()
    await Promise.all(
      batchesOf(due, atOnce, ({ document }) => bytesOf(document)).map(async (entries) => {
        const quiet = await quietCases(ports, entries, zoneOf)
        await scheduled.lookAgainAtAll(quiet)
        for (const { found } of quiet) waiting.add(found)
      }),
    )
    for (const one of due.filter((entry) => !waiting.has(entry))) {
      worked += 1
      const { message, takenUp } = one.document
      const wait = isValid(message) ? await lookAt(ports, message, zoneOf).catch(later(log, message)) : undefined
      const noted = wait === undefined ? scheduled.remove(one) : scheduled.lookAgain(one, { inMs: wait, takenUp })
      await noted.catch((error: unknown) => {
        // The case was changed at this moment.
        if (!isStoreError(error, 'stale', 'missing')) throw error
      })
    }
    if (due.length < fetched) return
  }
}

const isValid = ({ accountId, auctionHouseId, caseId }: ScheduledCase): boolean =>
  [accountId, auctionHouseId, caseId].every((one) => id.safeParse(one).success)

/** A case that fails holds up no other. Of a busy service all do: the next round goes on. */
const later =
  (log: Logger, { caseId }: ScheduledCase) =>
  (error: unknown): number => {
    if (busyFor(error) !== undefined) throw error
    log.error('the automations of a case failed', error, { caseId })
    return 60 * minute
  }

type Noted = Awaited<ReturnType<AutomationPorts['scheduled']['due']>>[number]

/**
 * Those whose cases have nothing due and no mail to send, with how long they wait. Most that a round looks at are such, so all cases of a house are read
 * together; what is to be done is done case by case, also where the cases of a house cannot be read together.
 */
const quietCases = async (ports: AutomationPorts, entries: readonly Noted[], zoneOf: ZoneOf): Promise<Quiet[]> => {
  const valid = entries.filter(({ document: { message } }) => isValid(message))
  const houses = Map.groupBy(valid, ({ document: { message } }) => `${message.accountId}:${message.auctionHouseId}`)
  const quiet: Quiet[] = []
  for (const noted of houses.values())
    quiet.push(
      ...(await quietIn(ports, noted, zoneOf).catch((error: unknown) => {
        if (busyFor(error) !== undefined) throw error
        return []
      })),
    )
  return quiet
}

interface Quiet {
  found: Noted
  inMs: number
}

const quietIn = async ({ store, now }: AutomationPorts, noted: readonly Noted[], zoneOf: ZoneOf): Promise<Quiet[]> => {
  const [first] = noted
  if (!first) return []
  const { message } = first.document
  const at = now()
  const timeZone = await zoneOf(message)
  const house = partitionOf(store, 'bidders', [message.accountId, message.auctionHouseId])
  const ids = noted.map(({ document }) => document.message.caseId)
  const [cases, mails] = await Promise.all([
    readerOf(legalCaseRecord, house).page({ where: [{ field: 'id', in: ids }] }, { limit: ids.length }),
    dueMailsOf(house, ids),
  ])
  const states = new Map(cases.items.map(({ document }) => [document.id, { ...legalCaseFieldsOf(document), timeZone }]))
  return noted.flatMap((found): Quiet[] => {
    const state = states.get(found.document.message.caseId)
    const next = state && !mails.has(state.id) && !dueRun(state, at) ? nextRunAt(state) : undefined
    return next === undefined ? [] : [{ found, inMs: Math.min(longestWait, Math.max(0, Date.parse(next) - at.getTime())) }]
  })
}

/** @returns milliseconds until the case is due again; undefined when it never is without a change */
const lookAt = async (ports: AutomationPorts, message: ScheduledCase, zoneOf: ZoneOf): Promise<number | undefined> => {
  const { accountId, auctionHouseId, caseId } = message
  const place: Place = {
    ...message,
    timeZone: await zoneOf(message),
    house: partitionOf(ports.store, 'bidders', [accountId, auctionHouseId]),
    account: partitionOf(ports.store, 'accounts', [accountId]),
    now: ports.now(),
  }
  const cases = readerOf(legalCaseRecord, place.house)
  if (!(await cases.find(caseId))) {
    await forgetCase(message, place.house, ports.documents)
    return undefined
  }
  for (let run = 0; run < runsAtOnce; run += 1) if (!(await retryConflicts(() => runNext(place)))) break
  const mailWait = await sendDueMails(ports, place)
  const stored = await cases.find(caseId)
  const next = stored && nextRunAt(stateIn(place, stored.document))
  const waits = [...(next === undefined ? [] : [Date.parse(next) - place.now.getTime()]), ...(mailWait === undefined ? [] : [mailWait])]
  return waits.length === 0 ? undefined : Math.min(longestWait, Math.max(0, Math.min(...waits)))
}

type ZoneOf = (one: ScheduledCase) => Promise<string>

/** The time zone of each house, read once in a round. */
const zones = (store: DocumentStore): ZoneOf => {
  const read = new Map<string, Promise<string>>()
  const zoneIn = async ({ accountId, auctionHouseId }: ScheduledCase) => {
    const house = await readerOf(houseRecord, partitionOf(store, 'accounts', [accountId])).find(auctionHouseId)
    return house?.document.settings.timezone ?? 'UTC'
  }
  return (one) => {
    const name = `${one.accountId}:${one.auctionHouseId}`
    const zone = read.get(name) ?? zoneIn(one)
    read.set(name, zone)
    return zone
  }
}

interface Place extends ScheduledCase {
  timeZone: string
  house: Partition
  account: Partition
  now: Date
}

/** The case as its automations see it, in the present time zone of its house. */
const stateIn = ({ timeZone }: Place, document: LegalCaseDocument): CaseState => ({ ...legalCaseFieldsOf(document), timeZone })

/** @returns whether something was due */
const runNext = async (place: Place): Promise<boolean> => {
  const { house, caseId, now } = place
  const stored = await readerOf(legalCaseRecord, house).find(caseId)
  const before = stored && stateIn(place, stored.document)
  const run = before && dueRun(before, now)
  if (!run) return false
  const people = await recipientsOf(place, before, run)
  const reviewId = await derivedId('act', caseId, 'legal_review')
  const document = legalCaseDocument({ ...afterRun(before, run, now, reviewId), eventCount: before.eventCount + 1 })
  const beside: Write[] = [
    eventOf(before, run, people, now),
    ...(await mailWrites(place, run, people)),
    ...(await countCase(house, before, document)),
    ...auditedOf(before, run).map((one) => auditOf(legalCaseRecord, document, auditing(now), one)),
  ]
  await recordsOf(legalCaseRecord, house).replace(document, stored.version, beside)
  return true
}

const eventOf = (before: CaseState, { rule, facts }: Run, people: readonly HousePerson[], now: Date): Write => {
  const { id: caseId, bidderId, status, eventCount } = before
  const { amount } = facts
  return caseEventRecord.creation({
    id: timeOrderedId('evt', now),
    order: eventCount + 1,
    caseId,
    ...(bidderId !== undefined && { bidderId }),
    at: now.toISOString(),
    by: automationName,
    automated: true,
    kind: kindOf(rule),
    rule: rule.rule,
    facts,
    ...(rule.endsApproval && amount && { amount }),
    ...(rule.status !== undefined && { from: status, to: rule.status }),
    ...(people.length > 0 && { people: people.map(({ userId, name }) => ({ userId, name })) }),
  })
}

const kindOf = ({ status, opensReview, endsApproval }: Run['rule']): CaseEvent['kind'] => {
  if (status !== undefined) return 'status'
  if (endsApproval) return 'settlement_expired'
  return opensReview ? 'action_added' : 'notified'
}

const auditedOf = ({ status }: CaseState, { rule, facts }: Run): AuditedChange[] => {
  if (rule.status !== undefined)
    return [{ action: 'legal_case.status', before: { status }, after: { status: rule.status, rule: rule.rule } }]
  return rule.endsApproval ? [{ action: 'legal_case.settlement', after: { state: 'expired', amount: facts.amount } }] : []
}

const auditing = (now: Date) => {
  const by = { now, actorId: 'automation', actorName: automationName, address: '', correlationId: randomId('cor') }
  return { audit: (subject: Parameters<typeof auditWrite>[1]) => auditWrite(by, subject) }
}
