import type { User } from '@auctionwiz/contracts/identity'
import type * as calls from '@auctionwiz/contracts/own-profile'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { AuditSubject } from '@auctionwiz/platform/core/records/audit'
import { nextRevision, versionOf } from '@auctionwiz/records/revisions'
import type { UserDocument } from '@auctionwiz/records/users'
import { type Audit, accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { requireTimezone } from '../messages/when.ts'
import { presentPerson } from '../people/people.ts'

export const readMyProfile =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.readMyProfile> =>
  async (_input, { claims: { userId } }) => {
    const stored = await people.stored(userId)
    if (!stored) throw new Failure('user_not_found')
    return { user: presentPerson(stored.document, userId), version: versionOf(stored.document) }
  }

export const updateMyProfile =
  (parts: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof calls.updateMyProfile> =>
  async ({ body }, context) =>
    changeProfile(parts, context.claims.userId, body, accountAudit(context), context.now)

export interface ProfileChange {
  firstName?: string | undefined
  lastName?: string | undefined
  phone?: string | undefined
  timezone?: string | undefined
  language?: User['profile']['language'] | undefined
  preferences?: { [K in keyof User['preferences']]?: User['preferences'][K] | undefined } | undefined
  version: string
}

/** Changes a profile in all accounts of the person. Throws stale_version when another user changed it meanwhile. */
export async function changeProfile(
  { people, accounts }: Pick<Deps, 'people' | 'accounts'>,
  userId: string,
  { version, ...change }: ProfileChange,
  audit: Audit,
  now: Date,
): Promise<{ user: User; version: string }> {
  if (change.timezone !== undefined) requireTimezone(change.timezone, 'timezone')
  let written: { before: UserDocument; after: UserDocument } | undefined
  const user = await people.change(
    userId,
    (before) => {
      if (versionOf(before) !== version) throw new Failure('stale_version')
      const after = changed(before, change, now)
      written = { before, after }
      return after
    },
    () => (written ? [audit(eventOf(userId, written))] : []),
  )
  await accounts.showPerson(user, await people.memberships(userId))
  return { user, version: versionOf(written?.after ?? {}) }
}

const eventOf = (userId: string, { before, after }: { before: UserDocument; after: UserDocument }): AuditSubject => ({
  action: 'user.profile_change',
  subjectType: 'user',
  subjectId: userId,
  subjectName: after.name,
  before: { ...profileOf(before), preferences: before.preferences },
  after: { ...profileOf(after), preferences: after.preferences },
})

function changed(user: UserDocument, change: Omit<ProfileChange, 'version'>, now: Date): UserDocument {
  const { firstName = user.firstName, lastName = user.lastName, timezone = user.profile.timezone } = change
  const { language = user.profile.language, phone = user.profile.phone ?? '' } = change
  const wanted = Object.fromEntries(Object.entries(change.preferences ?? {}).filter(([, value]) => value !== undefined))
  return {
    ...user,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    profile: { timezone, language, ...(phone && { phone }) },
    preferences: { ...user.preferences, ...wanted },
    updatedAt: now.toISOString(),
    revision: nextRevision(user),
  }
}

export const profileOf = ({ firstName, lastName, emailVerified, profile }: UserDocument) => ({
  firstName,
  lastName,
  emailVerified,
  phone: profile.phone ?? '',
  timezone: profile.timezone,
  language: profile.language,
})
