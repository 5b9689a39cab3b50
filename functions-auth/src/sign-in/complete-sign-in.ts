import type { User } from '@auctionwiz/contracts/identity'
import type { SignedIn } from '@auctionwiz/contracts/sign-in'
import { auditWrite } from '@auctionwiz/platform/core/audit'
import type { CallContext } from '@auctionwiz/platform/core/context'
import type { Accounts } from '../accounts/accounts.ts'
import { selectableAccounts } from '../accounts/selectable-accounts.ts'
import type { People } from '../people/people.ts'
import type { UserDocument } from '../people/person.ts'
import type { TokenIssuer } from '../tokens/token-issuer.ts'

export interface SignInParts {
  people: People
  accounts: Accounts
  tokens: TokenIssuer
}

/** What every way of signing in ends with: the sign-in on record, the accounts to choose from, and the proofs of it. */
export const completeSignIn = async (
  { people, accounts, tokens }: SignInParts,
  user: User,
  method: string,
  context: CallContext,
): Promise<SignedIn> => {
  const [found, sessionToken, ticket] = await Promise.all([
    selectableAccounts(people, accounts, user.id),
    tokens.session(user.id),
    tokens.ticket(user.id),
    recordSignIn(people, user, method, context),
  ])
  return { success: true, data: { user, accounts: found.map(({ access }) => access), sessionToken, ticket } }
}

const recordSignIn = async (people: People, user: User, method: string, context: CallContext): Promise<void> => {
  const at = context.now.toISOString()
  const { id, ...fields } = user
  const document: UserDocument = { ...fields, id: 'user', type: 'user', lastLoginAt: at }
  const source = { now: context.now, actorId: id, address: context.address, correlationId: context.correlationId }
  await people
    .partition(id)
    .write([
      { kind: 'put', document },
      auditWrite(source, { action: 'user.sign_in', subjectType: 'user', subjectId: id, after: { method } }),
    ])
}
