import type { Permission } from '@auctionwiz/contracts/permissions'
import type { Run } from '@auctionwiz/domain/legal-cases/automation'
import type { Audience } from '@auctionwiz/domain/legal-cases/automation-rules'
import type { CaseState } from '@auctionwiz/domain/legal-cases/new-case'
import { dayIn } from '@auctionwiz/domain/zoned-time'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { dueAgainAfter, type Messenger } from '@auctionwiz/platform/core/mail/messages'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, type PartitionReader, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore, Versioned, Write } from '@auctionwiz/platform/core/store/store'
import { type CaseMailDocument, caseMailRecord } from '@auctionwiz/records/case-mails'
import { type HousePerson, housePeople } from '@auctionwiz/records/house-people'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { notify } from '@auctionwiz/records/notify'
import { isOn, readSubstitutions } from '@auctionwiz/records/substitutes'
import { findUser } from '@auctionwiz/records/users'
import { caseLetter } from './case-letter.ts'
import { caseNotice } from './case-notice.ts'

export interface CaseMailPorts {
  store: DocumentStore
  messenger: Messenger
  webOrigin: string
  log: Logger
}

interface Place {
  house: Partition
  account: PartitionReader
  accountId: string
  auctionHouseId: string
  caseId: string
  now: Date
}

/** An automation writes to at most this many people. */
const mostRecipients = 20

/** Who gets the mail of a run. A case without an assignee, and an item without an owner, concerns the directors. */
export const recipientsOf = async (
  { house, account, auctionHouseId, now, timeZone }: Place & { timeZone: string },
  state: CaseState,
  run: Run,
): Promise<HousePerson[]> => {
  const { audiences = [] } = run.rule
  if (audiences.length === 0) return []
  // A mail that names an amount goes to those alone who may see payments.
  const needed: readonly Permission[] = ['legal:notifications', ...(run.facts.amount ? (['payments:view'] as const) : [])]
  const people = (await housePeople(account, auctionHouseId)).filter(({ permissions }) => needed.every((one) => permissions.has(one)))
  const proposer = state.settlement?.state === 'pending' ? state.settlement.proposedBy.userId : undefined
  const today = dayIn(now.toISOString(), timeZone)
  const absent = (await readSubstitutions(house, today)).filter((one) => isOn(one, today))
  const mayApprove = people.filter(({ permissions }) => permissions.has('legal:approve'))
  const substitutes = new Set(
    absent.filter(({ person }) => mayApprove.some(({ userId }) => userId === person.userId)).map(({ substitute }) => substitute.userId),
  )
  const directors = people.filter((one) => (mayApprove.includes(one) || substitutes.has(one.userId)) && one.userId !== proposer)
  const assignee = people.filter(({ userId }) => userId === state.assignedTo?.userId)
  const item = state.actionItems.find(({ id }) => id === run.actionId)
  const owner = people.filter(({ userId }) => userId === item?.owner?.userId)
  const first = (...groups: HousePerson[][]): HousePerson[] => groups.find((group) => group.length > 0) ?? []
  const audience: Record<Audience, HousePerson[]> = {
    directors,
    assignee: first(assignee, directors),
    owner: first(owner, assignee, directors),
    proposer: people.filter(({ userId }) => userId === proposer),
  }
  return [...new Set(audiences.flatMap((name) => audience[name]))].slice(0, mostRecipients)
}

/** The mails of a run, for its batch. The same run gives the same ids. */
export const mailWrites = (
  { caseId, now }: Pick<Place, 'caseId' | 'now'>,
  { rule, slot, cause, facts }: Run,
  people: readonly HousePerson[],
): Promise<Write[]> =>
  Promise.all(
    people.map(async ({ userId }) =>
      caseMailRecord.creation({
        id: await derivedId('casemail', caseId, slot, cause, userId),
        caseId,
        userId,
        rule: rule.rule,
        facts,
        state: 'due',
        failures: 0,
        askedAt: now.toISOString(),
      }),
    ),
  )

/** The cases among these that have a mail to send. */
export const dueMailsOf = async (house: PartitionReader, caseIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const where = [{ field: 'caseId', in: caseIds } as const, { field: 'state', equals: 'due' } as const]
  const due = new Set<string>()
  for await (const { document } of readerOf(caseMailRecord, house).each({ where })) due.add(document.caseId)
  return due
}

const mostFailures = 5
const pause = 5 * 60_000

/**
 * Sends the mails of a case that are due. A mail that was sent by a round that did not live to note it is sent by the same id and time again, which
 * the mail service takes for the same message.
 * @returns milliseconds until those that could not be sent are due again
 */
export const sendDueMails = async (ports: CaseMailPorts, place: Place): Promise<number | undefined> => {
  const { house, account, auctionHouseId, caseId } = place
  const mails = recordsOf(caseMailRecord, house)
  const where = [{ field: 'caseId', equals: caseId } as const, { field: 'state', equals: 'due' } as const]
  const { items } = await mails.page({ where }, { limit: 100 })
  if (items.length === 0) return undefined
  const legalCase = (await readerOf(legalCaseRecord, house).find(caseId))?.document
  const people = new Map((await housePeople(account, auctionHouseId)).map((person) => [person.userId, person]))
  let wait: number | undefined
  for (const mail of items) {
    const person = people.get(mail.document.userId)
    const after: Outcome = legalCase && person ? await tell(ports, mail, { legalCase, person, place }) : { state: 'gone', failures: 0 }
    await mails.replace({ ...mail.document, ...after }, mail.version)
    if (after.state === 'due') wait = pause
  }
  return wait
}

type Outcome = Pick<CaseMailDocument, 'state' | 'failures'>

/** The notification, and the mail where the person wants one of its own. */
const tell = async (
  ports: CaseMailPorts,
  mail: Versioned<CaseMailDocument>,
  { legalCase, person, place }: { legalCase: CaseState; person: HousePerson; place: Place },
): Promise<Outcome> => {
  const notice = caseNotice(mail.document, legalCase.caseNumber, place)
  const choice = notice ? await notify(ports.store, person.userId, notice, place.now) : 'at_once'
  return choice === 'at_once' ? sendOne(ports, mail, { legalCase, person }) : { state: 'unwanted', failures: 0 }
}

const sendOne = async (
  { store, messenger, webOrigin, log }: CaseMailPorts,
  { document: mail }: Versioned<CaseMailDocument>,
  { legalCase, person }: { legalCase: CaseState; person: HousePerson },
): Promise<Outcome> => {
  const user = await findUser(partitionOf(store, 'identities', [person.userId]))
  const { language = 'en', timezone = 'UTC' } = user?.document.profile ?? {}
  const letter = caseLetter({ ...mail, legalCase, language, timeZone: timezone, link: `${webOrigin}/legal/${legalCase.id}` })
  try {
    await messenger.send({ id: mail.id, askedAt: mail.askedAt, channel: 'email', to: person.email, ...letter })
    return { state: 'sent', failures: mail.failures }
  } catch (error) {
    if (dueAgainAfter(error) !== undefined) return { state: 'due', failures: mail.failures }
    const failures = mail.failures + 1
    log.error('an email about a case could not be sent', error, { caseId: mail.caseId, failures })
    return { state: failures < mostFailures ? 'due' : 'failed', failures }
  }
}
