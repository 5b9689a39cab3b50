/** The labels of audit subjects. */
export const auditSubjects = {
  account: 'Account',
  auction: 'Auction',
  bidder: 'Bidder',
  bidderView: 'Bidder view',
  bulk: 'Bulk change',
  duplicate: 'Possible duplicate',
  group: 'Group',
  house: 'Auction house',
  invitation: 'Invitation',
  job: 'Background job',
  legal_case: 'Legal case',
  lot: 'Lot',
  mfaMethod: 'Second factor',
  paymentDue: 'Payment due',
  platform: 'Bidding platform',
  registration: 'Registration',
  scoringSettings: 'Scoring rules',
  session: 'Session',
  settings: 'Settings',
  substitute: 'Substitute for approvals',
  upload: 'Import',
  user: 'User',
} as const satisfies Record<string, string>

export type AuditSubjectType = keyof typeof auditSubjects

type Row = readonly [label: string, about: AuditSubjectType, ...also: AuditSubjectType[]]

/** Every action that the audit log records: its label, and its types of subjects. */
export const auditActions = {
  'account.change': ['Account changed', 'account'],
  'account.create': ['Account created', 'account'],
  'account.delete': ['Account deleted', 'account'],
  'account.security_policy': ['Security policy changed', 'account'],
  'account.transfer': ['Ownership transferred', 'account'],
  'assessment.run': ['Bidders assessed for an auction', 'auction'],
  'auction.cancel': ['Auction cancelled', 'auction'],
  'auction.close': ['Auction closed', 'auction'],
  'auction.create': ['Auction added', 'auction'],
  'auction.duplicate': ['Auction duplicated', 'auction'],
  'auction.go_live': ['Auction opened for bidding', 'auction'],
  'auction.publish': ['Auction published', 'auction'],
  'auction.threshold': ['Auto-Invite threshold changed', 'auction'],
  'auction.update': ['Auction changed', 'auction'],
  'audit.export': ['Audit log exported', 'account'],
  'bidder.consent': ['Consent of a bidder recorded', 'bidder'],
  'bidder.create': ['Bidder added', 'bidder'],
  'bidder.data_export': ['Personal data exported', 'bidder', 'house'],
  'bidder.delete': ['Bidder deleted', 'bidder'],
  'bidder.email': ['Email sent to a bidder', 'bidder'],
  'bidder.email_stop': ['Emails stopped by the recipient', 'bidder', 'house'],
  'bidder.email_stop_undo': ['Emails allowed again by the recipient', 'bidder', 'house'],
  'bidder.erase': ['Personal data erased', 'bidder', 'house'],
  'bidder.figures': ['Figures corrected', 'bidder'],
  'bidder.merge': ['Bidders merged', 'bidder'],
  'bidder.note_add': ['Note added', 'bidder'],
  'bidder.note_remove': ['Note removed', 'bidder'],
  'bidder.restore': ['Bidder restored', 'bidder'],
  'bidder.score': ['Custom score set', 'bidder'],
  'bidder.unmerge': ['Merge undone', 'bidder'],
  'bidder.update': ['Bidder changed', 'bidder'],
  'bidderView.create': ['Bidder view saved', 'bidderView'],
  'bidderView.delete': ['Bidder view deleted', 'bidderView'],
  'bidderView.update': ['Bidder view changed', 'bidderView'],
  'bidders.bulk_delete': ['Many bidders deleted', 'bulk'],
  'bidders.bulk_status': ['Status of many bidders changed', 'bulk'],
  'bidders.bulk_tags': ['Tags of many bidders changed', 'bulk'],
  'bidders.bulk_undo': ['Bulk change undone', 'bulk'],
  'bidders.export': ['Bidders exported', 'house'],
  'bidders.forget': ['Deleted bidders erased', 'bulk'],
  'bidders.rescore': ['Scores recalculated', 'job'],
  'campaign.create': ['Campaign scheduled', 'auction'],
  'campaign.draft': ['Draft of a campaign saved', 'auction'],
  'campaign.draft_delete': ['Draft of a campaign deleted', 'auction'],
  'campaign.stop': ['Campaign stopped', 'auction'],
  'campaign.test': ['Test of a campaign sent', 'auction'],
  'conflict.decide': ['Conflict of an import decided', 'bidder'],
  'conflict.reopen': ['Skipped conflict reopened', 'bidder', 'auction'],
  'conflict.rules': ['Conflict rules changed', 'settings'],
  'conflict.undo': ['Decision on a conflict undone', 'bidder', 'auction'],
  'duplicate.dismiss': ['Match dismissed', 'duplicate'],
  'duplicate.reopen': ['Match reopened', 'duplicate'],
  'duplicates.find': ['Search for duplicates started', 'job'],
  'duplicates.merge': ['Automatic merge of duplicates started', 'job'],
  'duplicates.settings': ['Duplicate settings changed', 'settings'],
  'group.change': ['Group changed', 'group'],
  'group.create': ['Group created', 'group'],
  'group.delete': ['Group deleted', 'group'],
  'house.change': ['Auction house changed', 'house'],
  'house.create': ['Auction house created', 'house'],
  'house.delete': ['Auction house deleted', 'house'],
  'house.download': ['Export of the house downloaded', 'house'],
  'house.export': ['Whole house exported', 'house'],
  'house.restore': ['House read back from an export', 'house'],
  'import_mapping.remove': ['Saved mapping removed', 'settings'],
  'import_mapping.save': ['Mapping of a file saved', 'settings'],
  'invitation.accept': ['Invitation accepted', 'user'],
  'invitation.decide': ['Bidder invitation decided', 'bidder'],
  'invitation.resend': ['Invitation email sent again', 'bidder'],
  'invitation.send': ['Invitation sent', 'invitation'],
  'invitation.undo': ['Decision on an invitation undone', 'bidder'],
  'invitation.withdraw': ['Invitation withdrawn', 'invitation'],
  'invitations.bulk': ['Bidders invited', 'auction'],
  'invitations.ran': ['Automatic invitations finished', 'auction'],
  'invitations.resend': ['Invitation emails sent again', 'job'],
  'invitations.run': ['Automatic invitations started', 'auction'],
  'invitations.undo': ['Invitations of bidders undone', 'auction'],
  'legal_case.action': ['Action items of a legal case changed', 'legal_case'],
  'legal_case.assign': ['Legal case assigned', 'legal_case'],
  'legal_case.automation': ['Automations of a legal case paused or enabled', 'legal_case'],
  'legal_case.create': ['Legal case filed', 'legal_case'],
  'legal_case.delete': ['Legal case deleted', 'legal_case'],
  'legal_case.document_add': ['Document added to a legal case', 'legal_case'],
  'legal_case.document_change': ['Document of a legal case changed', 'legal_case'],
  'legal_case.document_remove': ['Document of a legal case removed', 'legal_case'],
  'legal_case.documents_export': ['Documents of a legal case downloaded', 'legal_case'],
  'legal_case.note_add': ['Note added to a legal case', 'legal_case'],
  'legal_case.note_remove': ['Note of a legal case removed', 'legal_case'],
  'legal_case.pack': ['Evidence pack of a legal case made', 'legal_case'],
  'legal_case.pack_export': ['Evidence pack of a legal case downloaded', 'legal_case'],
  'legal_case.payment': ['Payment of a settlement confirmed', 'legal_case'],
  'legal_case.settlement': ['Settlement approved or rejected', 'legal_case'],
  'legal_case.settlement_propose': ['Settlement proposed', 'legal_case'],
  'legal_case.status': ['Status of a legal case changed', 'legal_case'],
  'legal_case.update': ['Legal case changed', 'legal_case'],
  'legal_cases.export': ['Legal cases exported', 'house'],
  'lot.create': ['Lot added', 'lot'],
  'lot.number': ['Lots renumbered', 'auction'],
  'lot.outcome': ['Outcome of a lot recorded', 'lot'],
  'lot.remove': ['Lot removed', 'lot'],
  'lot.undo': ['Outcome of a lot undone', 'lot'],
  'lot.update': ['Lot changed', 'lot'],
  'lots.export': ['Lots exported', 'auction'],
  'member.provision': ['Roles assigned by the organization', 'user'],
  'mfa.add': ['Second factor added', 'mfaMethod'],
  'mfa.backup_code_used': ['Backup code used', 'user'],
  'mfa.backup_codes': ['New backup codes generated', 'user'],
  'mfa.change': ['Second factor changed', 'mfaMethod'],
  'mfa.refused': ['Wrong code or passkey', 'user'],
  'mfa.remove': ['Second factor removed', 'mfaMethod'],
  'mfa.reset': ['Second factors reset', 'mfaMethod'],
  'mfa.setup': ['Setup of a second factor started', 'mfaMethod'],
  'network.lookup': ['History at other houses looked up', 'house'],
  'network.objection': ['Objection to history at other houses', 'bidder'],
  'network.objection_settle': ['Objection settled', 'bidder'],
  'network.sharing': ['Sharing with other houses changed', 'account'],
  'organization.change': ['Organization sign-in changed', 'account'],
  'organization.domain_code': ['Domain verification code sent', 'account'],
  'organization.domain_proof': ['Email domain verified', 'account'],
  'organization.link': ['Organization linked', 'account'],
  'organization.unlink': ['Organization link removed', 'account'],
  'payment.notice': ['Notice to a winner sent ahead of its day', 'paymentDue'],
  'payment.pause': ['Reminders of a winner paused or continued', 'paymentDue'],
  'payment.record': ['Payment of a winner recorded', 'paymentDue'],
  'payment.reverse': ['Payment of a winner taken back', 'paymentDue'],
  'payment.settings': ['Payment reminders changed', 'settings'],
  'platform.connect': ['Bidding platform connected', 'platform'],
  'platform.disconnect': ['Bidding platform disconnected', 'platform'],
  'registration.create': ['Bidder registered for an auction', 'registration'],
  'registration.remove': ['Registration removed', 'registration'],
  'registration.update': ['Registration changed', 'registration'],
  'scoring.save': ['Scoring rules changed', 'scoringSettings'],
  'session.end': ['Session ended', 'session'],
  'session.end_all': ['All sessions ended', 'user'],
  'session.end_others': ['All other sessions ended', 'user'],
  'session.refresh_reused': ['Session ended: its token was used twice', 'session'],
  'session.switch_account': ['Account switched', 'session'],
  'substitute.remove': ['Substitute for approvals removed', 'substitute'],
  'substitute.set': ['Substitute for approvals named', 'substitute'],
  'sync.conflict': ['Conflict with a platform decided', 'auction'],
  'sync.settings': ['Sync settings changed', 'settings'],
  'upload.approve': ['Import started after its dry run', 'upload'],
  'upload.complete': ['Import completed', 'upload'],
  'upload.correct': ['Rejected rows of an import corrected', 'upload'],
  'upload.create': ['Import started', 'upload'],
  'upload.delete': ['Upload deleted', 'upload'],
  'upload.fail': ['Import failed', 'upload'],
  'upload.retry': ['Import retried', 'upload'],
  'upload.undo': ['Undo of an import started', 'upload'],
  'upload.undone': ['Import undone', 'upload'],
  'user.assign': ['House access granted', 'user'],
  'user.deactivate': ['User deactivated', 'user'],
  'user.default_account': ['Default account chosen', 'user'],
  'user.email_change': ['Email changed', 'user'],
  'user.email_change_asked': ['Email change requested', 'user'],
  'user.email_verified': ['Email confirmed', 'user'],
  'user.enter': ['Signed in', 'user'],
  'user.house_access': ['House access changed', 'user'],
  'user.organization_connect': ['Organization connected', 'user'],
  'user.password_change': ['Password changed', 'user'],
  'user.password_reset': ['Password reset by email', 'user'],
  'user.password_reset_asked': ['Password reset sent', 'user'],
  'user.profile_change': ['Profile changed', 'user'],
  'user.provision': ['User created by the organization', 'user'],
  'user.reactivate': ['User reactivated', 'user'],
  'user.remove': ['House access removed', 'user'],
  'user.role_change': ['Role changed', 'user'],
  'user.sign_in': ['Sign-in completed', 'user'],
  'user.sign_in_failed': ['Wrong passwords entered', 'user'],
  'user.sign_out': ['Signed out', 'session'],
  'user.sign_up': ['User created', 'user'],
  'user.view_as': ['Viewed as', 'user'],
} as const satisfies Record<string, Row>

export type AuditAction = keyof typeof auditActions

/** The types of subjects of an action. */
export type SubjectTypeOf<Action extends AuditAction> = Exclude<(typeof auditActions)[Action][number], (typeof auditActions)[Action][0]>

/** The main type of subject of an action. */
export const auditSubjectOf = (action: AuditAction): AuditSubjectType => auditActions[action][1]

/** The actions that are recorded for subjects of a type. */
export type ActionAbout<Type extends AuditSubjectType> = {
  [Action in AuditAction]: Type extends SubjectTypeOf<Action> ? Action : never
}[AuditAction]

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditActions, action)

/** The label of an action. For an action of an older event that is no longer recorded, its name. */
export const auditActionLabel = (action: string): string => (isKnown(action) ? auditActions[action][0] : sentence(action))

/** The label of a type of subject. */
export const auditSubjectLabel = (subjectType: string): string =>
  Object.hasOwn(auditSubjects, subjectType) ? auditSubjects[subjectType as AuditSubjectType] : sentence(subjectType)

/** Recorded only among a user's own security events, never in the log of an account or house. */
const ownEvents: ReadonlySet<AuditAction> = new Set([
  'mfa.setup',
  'session.switch_account',
  'user.default_account',
  'user.email_verified',
  'user.provision',
  'user.sign_in',
  'user.sign_out',
  'user.sign_up',
])

/** The actions in the log of an account or house for one type of subject, or for all. */
export const auditActionsAbout = (subjectType?: string): AuditAction[] =>
  (Object.keys(auditActions) as AuditAction[]).filter((action) => {
    const [, ...about]: Row = auditActions[action]
    return !ownEvents.has(action) && (subjectType === undefined || (about as string[]).includes(subjectType))
  })

/** `mfa.backup_codes` becomes "Mfa backup codes". */
const sentence = (name: string): string => {
  const words = name.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
