import type { validatePassword as endpoint } from '@auctionwiz/contracts/passwords'
import { passwordProblem } from '@auctionwiz/domain/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'
import type { Deps } from '../deps.ts'
import { isKnownPassword } from './known-passwords.ts'
import { wordsOf } from './new-password.ts'

/** Applies the rules of a new password. For a signed-in user they include the user's names and address, and the length that their accounts require. */
export const validatePassword =
  ({ people, accounts }: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof endpoint> =>
  async ({ body }, { caller }) => {
    const user = caller && (await people.read(caller.userId))
    const own = user && { words: wordsOf(user), minimum: await accounts.passwordMinimum(await people.memberships(user.id)) }
    const problem = passwordProblem(body.password, { ...own, isKnown: isKnownPassword })
    return { valid: problem === undefined, problems: problem === undefined ? [] : [problem] }
  }
