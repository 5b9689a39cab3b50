import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { type CampaignDocument, type CampaignMail, campaignMailRecord, campaignRecord } from '@auctionwiz/records/campaigns'
import { type CaseMailDocument, caseMailRecord } from '@auctionwiz/records/case-mails'
import { type LegalCaseDocument, legalCaseDocument, legalCaseFieldsOf, legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { type PaymentDueDocument, paymentDueDocument, paymentDueRecord } from '@auctionwiz/records/payments-due'
import { type ReminderSettingsDocument, reminderSettingsRecord } from '@auctionwiz/records/reminder-settings'

/** Who paused the automations of a restored case, as staff read it. */
export const pausedBy = 'AuctionWiz (restore)'

/** What a restore stopped, so that it writes to nobody by itself. */
export interface OnHold {
  invitations: number
  campaigns: number
  cases: number
  caseMails: number
  /** 1 where the house reminded winners who do not pay. */
  paymentReminders: number
}

/**
 * Stops what would write to people by itself once it is stored, until staff continue it: an archive can't say what was sent after it was made. An email
 * that a worker had claimed counts as sent, since it nearly always was.
 */
export const putOnHold = (now: () => Date) => {
  const count: OnHold = { invitations: 0, campaigns: 0, cases: 0, caseMails: 0, paymentReminders: 0 }
  const counted = <D>(noun: keyof OnHold, before: D, after: D): D => {
    if (after !== before) count[noun] += 1
    return after
  }
  const stopped = (document: StoredDocument): StoredDocument => {
    const at = now().toISOString()
    if (invitationRecord.is(document)) {
      const invitation = withoutDueUndo(invitationRecord.parse(document))
      return counted('invitations', invitation, heldInvitation(invitation))
    }
    if (campaignRecord.is(document)) {
      const campaign = campaignRecord.parse(document)
      return counted('campaigns', campaign, stoppedCampaign(campaign, at))
    }
    if (campaignMailRecord.is(document)) return withdrawn(campaignMailRecord.parse(document), at)
    if (legalCaseRecord.is(document)) {
      const legalCase = legalCaseRecord.parse(document)
      return counted('cases', legalCase, pausedCase(legalCase, at))
    }
    if (caseMailRecord.is(document)) {
      const mail = caseMailRecord.parse(document)
      return counted('caseMails', mail, heldCaseMail(mail))
    }
    if (paymentDueRecord.is(document)) return noticed(paymentDueRecord.parse(document))
    if (!reminderSettingsRecord.is(document)) return document
    const settings = reminderSettingsRecord.parse(document)
    return counted('paymentReminders', settings, turnedOff(settings))
  }
  return { stopped, count }
}

const isOpen = (mail: Invitation['mail']): boolean => mail === 'due' || mail === 'sending'

/** A reminder that was due is not sent; the first email stays sent. */
const heldInvitation = (invitation: InvitationDocument): InvitationDocument => {
  const { mail, mailAt, sentAt, mailCount = 0, at } = invitation
  if (!isOpen(mail)) return invitation
  const { mailAt: _mailAt, ...kept } = invitation
  if (mail === 'sending') return { ...kept, mail: 'sent', sentAt: mailAt ?? at, mailCount: mailCount + 1 }
  return { ...kept, mail: sentAt === undefined ? 'held' : 'sent' }
}

/** Undo brings back what was before the last action, which was perhaps an email that was due. */
const withoutDueUndo = (invitation: InvitationDocument): InvitationDocument => {
  const { before } = invitation
  return before && isOpen(before.mail) ? { ...invitation, before: { ...before, mail: 'held' } } : invitation
}

const stoppedCampaign = (campaign: CampaignDocument, at: string): CampaignDocument => {
  if (campaign.status === 'sent' || campaign.status === 'stopped') return campaign
  const { cursor: _cursor, ...rest } = campaign
  return { ...rest, status: 'stopped', problem: 'restored', endedAt: at }
}

const withdrawn = (mail: CampaignMail, at: string): CampaignMail => {
  if (mail.state === 'due') return { ...mail, state: 'campaignStopped', at }
  return mail.state === 'sending' ? { ...mail, state: 'sent' } : mail
}

const pausedCase = (legalCase: LegalCaseDocument, at: string): LegalCaseDocument => {
  if (!legalCase.automation.enabled || legalCase.status === 'CLOSED') return legalCase
  return legalCaseDocument({ ...legalCaseFieldsOf(legalCase), automation: { enabled: false, pausedAt: at, pausedBy } })
}

const heldCaseMail = (mail: CaseMailDocument): CaseMailDocument => (mail.state === 'due' ? { ...mail, state: 'held' } : mail)

/** A notice that was on its way counts as sent. */
const noticed = (due: PaymentDueDocument): PaymentDueDocument => {
  if (!due.sending) return due
  const { sending, ...rest } = due
  const { step, alsoDue, askedAt, sentBy } = sending
  const notice = { step, alsoDue, at: askedAt, amount: due.balance, by: 'email' as const, ...(sentBy !== undefined && { sentBy }) }
  return paymentDueDocument({ ...rest, notices: [...rest.notices, notice] })
}

/** Turned on again, they begin with the auctions of that day. */
const turnedOff = (settings: ReminderSettingsDocument): ReminderSettingsDocument =>
  settings.enabled ? { ...settings, enabled: false } : settings
