import type { User } from '@auctionwiz/contracts/identity'
import type { SignedIn } from '@auctionwiz/contracts/sign-in'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { selectableAccounts } from '../accounts/list-accounts.ts'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { when } from '../messages/when.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { deviceOf } from '../sessions/device.ts'
import { hashAddress, withOrigin } from '../sessions/known-devices.ts'

export type SignInParts = Pick<Deps, 'people' | 'accounts' | 'tokens' | 'mail'>

/** What every way of signing in ends with: the sign-in on record, the accounts to choose from, and the proofs of it. */
export async function completeSignIn(
  { people, accounts, tokens, mail }: SignInParts,
  user: User,
  method: string,
  context: CallContext,
): Promise<SignedIn> {
  const found = await selectableAccounts(people, accounts, user.id)
  const device = deviceOf(context.userAgent)
  const event = auditOf(context, user.id)({ action: 'user.sign_in', subjectType: 'user', subjectId: user.id, after: { method, device } })
  const addressHash = await hashAddress(user.id, context.address)
  let isNew = false
  const [signedIn, sessionToken, ticket] = await Promise.all([
    people.change(
      user.id,
      (stored) => {
        const noted = withOrigin(stored, { device, addressHash }, context.now)
        isNew = noted.isNew
        return { ...noted.user, lastLoginAt: context.now.toISOString() }
      },
      () => [event],
    ),
    tokens.session(user.id),
    tokens.ticket(user.id),
  ])
  if (isNew) {
    const { language } = user.profile
    const named = deviceOf(context.userAgent, language)
    const values = { name: user.firstName, device: named, when: when(context.now, user.profile), address: context.address }
    mail.post({ kind: 'new_device', to: user.email, language, values, link: mail.link('/security') })
    await notifyUser(people, user.id, { kind: 'new_device', facts: { device: named, address: context.address } }, context)
  }
  return { success: true, data: { user: signedIn, accounts: found.map(({ access }) => access), sessionToken, ticket } }
}
