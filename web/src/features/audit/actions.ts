/** What the actions of the audit log are called. One that is not here is told by its own words. */
const labels: Readonly<Record<string, string>> = {
  'account.change': 'Account changed',
  'account.create': 'Account created',
  'account.delete': 'Account deleted',
  'account.security_policy': 'Security policy changed',
  'account.transfer': 'Ownership transferred',
  'audit.export': 'Audit log exported',
  'bidder.create': 'Bidder added',
  'bidder.delete': 'Bidder deleted',
  'bidder.restore': 'Bidder brought back',
  'bidder.update': 'Bidder changed',
  'group.change': 'Group changed',
  'group.create': 'Group created',
  'group.delete': 'Group deleted',
  'house.change': 'Auction house changed',
  'house.create': 'Auction house created',
  'house.delete': 'Auction house deleted',
  'invitation.accept': 'Invitation accepted',
  'invitation.send': 'Invitation sent',
  'invitation.withdraw': 'Invitation withdrawn',
  'member.provision': 'Roles given by the organization',
  'mfa.add': 'Second factor added',
  'mfa.backup_code_used': 'Backup code used',
  'mfa.backup_codes': 'New backup codes made',
  'mfa.change': 'Second factor changed',
  'mfa.remove': 'Second factor removed',
  'mfa.reset': 'Second factors reset',
  'organization.change': 'Organization sign-in changed',
  'organization.domain_code': 'Code to confirm a mail domain sent',
  'organization.domain_proof': 'Mail domain confirmed',
  'organization.link': 'Organization linked',
  'organization.unlink': 'Organization link removed',
  'session.end': 'Session ended',
  'session.end_all': 'All own sessions ended',
  'session.end_others': 'All other own sessions ended',
  'session.refresh_reused': 'Session ended: its token was used twice',
  'upload.complete': 'Import completed',
  'upload.create': 'Import started',
  'upload.delete': 'Upload deleted',
  'upload.fail': 'Import failed',
  'upload.retry': 'Import taken up again',
  'user.assign': 'House access given',
  'user.deactivate': 'User deactivated',
  'user.email_change': 'Email changed',
  'user.email_change_asked': 'Change of email requested',
  'user.enter': 'Signed in',
  'user.house_access': 'House access changed',
  'user.organization_connect': 'Organization connected',
  'user.password_change': 'Password changed',
  'user.password_reset': 'Password reset by mail',
  'user.password_reset_asked': 'Password reset sent',
  'user.profile_change': 'Profile changed',
  'user.reactivate': 'User reactivated',
  'user.remove': 'House access ended',
  'user.role_change': 'Role changed',
  'user.sign_in_failed': 'Wrong passwords',
  'user.view_as': 'Viewed as',
}

export const actionLabel = (action: string): string => labels[action] ?? sentence(action)

/** `mfa.backup_codes` becomes "Mfa backup codes". */
const sentence = (action: string): string => {
  const words = action.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const knownActions: readonly string[] = Object.keys(labels)
