import { endpoints } from '@auctionwiz/contracts/apps'
import { expect, it } from 'vitest'
import { useCaseNamed } from '../use-case-sources.ts'

/** Calls that change nothing of anybody's, or whose change is on record elsewhere. */
const unrecorded: Readonly<Record<string, string>> = {
  beginPasskey: 'asks for a challenge',
  checkDuplicate: 'compares',
  checkEmailLink: 'looks at a mailed link',
  checkInvitation: 'looks at a mailed link',
  checkLink: 'looks at a mailed link',
  confirmIdentity: 'confirms a password for the session itself',
  confirmWithPasskey: 'confirms a passkey for the session itself',
  createSessionToken: 'the sign-in before it is on record',
  decideSync: 'every change that the run makes is recorded',
  discardOpenedUpload: 'nothing was imported or stored yet',
  dismissNotification: 'what one user has seen',
  exchangeApiKey: 'the key keeps its last use; making, rotating and revoking it is recorded',
  generatePassword: 'makes one up',
  grantBlocks: 'renews an address for the blocks of an opened upload',
  inviteToHouse: 'the same as inviteUser',
  markAllNotificationsRead: 'what one user has seen',
  markNotificationRead: 'what one user has seen',
  openUpload: 'completeUpload records what is kept',
  previewCampaign: 'counts',
  previewCampaignMail: 'composes a mail',
  previewPersonErasure: 'counts',
  previewScoringSettings: 'computes',
  ratePassword: 'rates',
  readLotWorkbook: 'reads a file, of which nothing is kept',
  receiveProviderCode: 'hands a code on',
  receiveTextEvents:
    'a STOP holds for all houses: an event in the log of each would say that the person answered a text of another. Profiles say since when',
  renewAccessToken: 'the session goes on',
  requestPasskey: 'asks for a challenge',
  resendVerification: 'sends a mail again',
  retryJob: 'sends the message of work on record again',
  retrySync: 'the same as syncAuction',
  sendMfaCode: 'sends a code',
  sendMfaSetupCode: 'sends a code',
  setDefaultBidderView: 'how one person likes to look at a list',
  startDryRun: 'plans; nothing is written to bidders',
  stopEmailsAtOnce: 'the same as stopEmails',
  syncAuction: 'the run keeps who started it; every change that it makes is recorded',
  undoEmailStop: 'recorded beside stopEmails, in its file',
  updateNotificationSettings: 'how one person likes to be told',
  validatePassword: 'checks',
  verifyUserEmail: 'the same as verifyEmail',
}

const writesEvents = /\baudit\(|auditOf\(|accountAudit\(|auditWrite\(|\.audit\(/

const changing = Object.values(endpoints)
  .flat()
  .filter(({ method, name }) => method !== 'GET' && !Object.hasOwn(unrecorded, name))

it.each(changing.map(({ name }) => [name]))('%s writes an audit event', (name) => {
  const useCase = useCaseNamed(name)
  expect(useCase, `a use case is exported as ${name}`).toBeDefined()
  expect(useCase?.reaches(writesEvents)).toBe(true)
})
