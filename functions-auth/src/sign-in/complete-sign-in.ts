import type { User } from '@auctionwiz/contracts/identity'
import type { SignedIn } from '@auctionwiz/contracts/sign-in'
import type { CallContext } from '@auctionwiz/platform/core/context'
import { selectableAccounts } from '../accounts/selectable-accounts.ts'
import { auditOf } from '../audit/audit-of.ts'
import type { Parts } from '../parts.ts'

export type SignInParts = Pick<Parts, 'people' | 'accounts' | 'tokens'>

/** What every way of signing in ends with: the sign-in on record, the accounts to choose from, and the proofs of it. */
export const completeSignIn = async (
  { people, accounts, tokens }: SignInParts,
  user: User,
  method: string,
  context: CallContext,
): Promise<SignedIn> => {
  const found = await selectableAccounts(people, accounts, user.id)
  const event = auditOf(context, user.id)({ action: 'user.sign_in', subjectType: 'user', subjectId: user.id, after: { method } })
  const [signedIn, sessionToken, ticket] = await Promise.all([
    people.change(
      user.id,
      (stored) => ({ ...stored, lastLoginAt: context.now.toISOString() }),
      () => [event],
    ),
    tokens.session(user.id),
    tokens.ticket(user.id),
  ])
  return { success: true, data: { user: signedIn, accounts: found.map(({ access }) => access), sessionToken, ticket } }
}
