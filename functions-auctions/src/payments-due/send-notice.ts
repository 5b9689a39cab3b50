import { type DueStep, dueStep, type Ladder, noticeOf } from '@auctionwiz/domain/payments-due/ladder'
import type { Logger } from '@auctionwiz/platform/core/logging/logger'
import { dueAgainAfter, type Messenger } from '@auctionwiz/platform/core/mail/messages'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { housePeople } from '@auctionwiz/records/house-people'
import type { HouseDocument } from '@auctionwiz/records/houses'
import { legalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import type { MailBudget } from '@auctionwiz/records/mail-budget'
import type { Notifier } from '@auctionwiz/records/notify'
import { type PaymentDueDocument, paymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { noticeEvent } from './notice-event.ts'
import { noticeLetter } from './notice-letter.ts'

export interface NoticePorts {
  messenger: Messenger
  budget: MailBudget
  notify: Notifier
  log: Pick<Logger, 'error'>
}

/** Whose winners are written to, and when. */
export interface NoticePlace {
  accountId: string
  auctionHouseId: string
  account: PartitionReader
  house: Partition
  sender: HouseDocument
  ladder: Ladder
  now: Date
}

type DueNotice = Exclude<DueStep, { step: 'case' }>

/** The notice that is written before it is sent. The same step of the same debt has the same id, so that it arrives once. */
export const asked = async ({ id }: { id: string }, due: DueNotice, now: Date): Promise<NonNullable<PaymentDueDocument['sending']>> => ({
  ...{ id: await derivedId('notice', id, due.step), askedAt: now.toISOString(), failures: 0 },
  ...due,
})

/**
 * Notes the notice that is due by itself, if any. It takes the place of one that could not be sent until now; that one goes also where reminders were
 * paused or turned off meanwhile. What a person asked for stays.
 * @returns the debt as it is then
 */
export const noteDueNotice = async (
  house: Partition,
  stored: PaymentDueDocument,
  ladder: Ladder,
  now: Date,
): Promise<PaymentDueDocument> => {
  const before = stored.sending
  const step = dueStep(stored, ladder, now)
  const due = step?.step === 'case' ? undefined : step
  if (before?.sentBy !== undefined || before?.step === due?.step) return stored
  const sending = due && (await asked(stored, due, now))
  const noted = await recordsOf(paymentDueRecord, house).change(stored.id, ({ sending: current, ...rest }) =>
    // What changed meanwhile, such as a payment, is looked at again.
    current?.id === before?.id && current?.sentBy === undefined && sameStep(dueStep(rest, ladder, now), step)
      ? { ...rest, ...(sending && { sending }) }
      : undefined,
  )
  return noted?.document ?? stored
}

const sameStep = (one: DueStep | undefined, other: DueStep | undefined): boolean => one?.step === other?.step

const mostFailures = 5

/** Until a notice can be tried again. `forAll`: there is no room for any notice of the account until then. */
export interface Wait {
  ms: number
  forAll?: true
}

/**
 * Sends the notice that was noted, and records it. A round that did not live to record it sends the same id and time again, which the mail service takes
 * for the same message. A winner without an email address needs a letter, and so does one to whom five attempts failed.
 * @returns when it can be tried again; undefined when it is done
 */
export const sendNoted = async (ports: NoticePorts, place: NoticePlace, { id, sending }: PaymentDueDocument): Promise<Wait | undefined> => {
  if (!sending) return undefined
  const { house, sender, ladder, accountId, now } = place
  const dues = recordsOf(paymentDueRecord, house)
  const current = (await dues.find(id))?.document
  if (current?.sending?.id !== sending.id || current.state === 'paid') return undefined
  const bidder = (await resolveMerged(house, current.bidderId))?.document
  const to = bidder?.email ?? ''
  if (bidder && to !== '') {
    if (!(await ports.budget.takeRecipient(accountId, { id: sending.id, to }, now))) return { ms: 3_600_000 }
    const { granted, seconds } = await ports.budget.take(accountId, 1, now)
    if (granted === 0) return { ms: seconds * 1000, forAll: true }
    const letter = noticeLetter({ step: sending.step, due: current, bidder, house: sender, howToPay: ladder.howToPay })
    try {
      await ports.messenger.send({ id: sending.id, askedAt: sending.askedAt, channel: 'email', to, ...letter })
      await record(place, current, 'email')
      return undefined
    } catch (error) {
      const busy = dueAgainAfter(error)
      if (busy !== undefined) return { ms: busy * 1000, forAll: true }
      ports.log.error('a notice to a winner could not be sent', error, { paymentDueId: id })
      const failures = sending.failures + 1
      if (failures < mostFailures) {
        await dues.change(id, (one) => (one.sending ? { ...one, sending: { ...one.sending, failures } } : undefined))
        return { ms: 5 * 60_000 }
      }
    }
  }
  await askForLetter(ports, place, current, bidder?.name ?? '')
  await record(place, current, 'letter')
  return undefined
}

/** Tells those who process payments, once for each notice: before it is recorded, so that a round that stops in between tells them again. */
const askForLetter = async (
  { notify }: NoticePorts,
  { account, accountId, auctionHouseId }: NoticePlace,
  { sending, auctionId, auctionTitle }: PaymentDueDocument,
  person: string,
): Promise<void> => {
  const people = (await housePeople(account, auctionHouseId)).filter(({ permissions }) => permissions.has('payments:process'))
  const notice = { cause: [sending?.id ?? ''], kind: 'letter_needed', accountId, auctionHouseId, subjectId: auctionId } as const
  for (const { userId } of people) await notify(userId, { ...notice, facts: { person, name: auctionTitle } })
}

/** The notice in the history, once: at the time at which it was asked for. Where a case was filed meanwhile, its timeline gets it in the same batch. */
const record = async ({ house }: NoticePlace, { id, sending, balance }: PaymentDueDocument, by: 'email' | 'letter'): Promise<void> => {
  if (!sending) return
  const { step, alsoDue, askedAt, sentBy } = sending
  const notice = noticeOf({ step, alsoDue }, { at: askedAt, amount: balance, by, ...(sentBy !== undefined && { sentBy }) })
  const dues = recordsOf(paymentDueRecord, house)
  await retryConflicts(async () => {
    const stored = await dues.find(id)
    if (stored?.document.sending?.id !== sending.id) return
    const { sending: _sent, ...rest } = stored.document
    const after = paymentDueDocument({ ...rest, notices: [...rest.notices, notice] })
    const filed = rest.caseId === undefined ? undefined : await readerOf(legalCaseRecord, house).find(rest.caseId)
    if (!filed) return void (await dues.replace(after, stored.version))
    const state = legalCaseFieldsOf(filed.document)
    const order = state.eventCount + 1
    const beside = [noticeEvent(after, state, notice, order), paymentDueRecord.replacement(after, stored.version)]
    await recordsOf(legalCaseRecord, house).replace(legalCaseDocument({ ...state, eventCount: order }), filed.version, beside)
  })
}
