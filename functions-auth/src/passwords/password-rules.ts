import type * as calls from '@auctionwiz/contracts/passwords'
import type { Strength } from '@auctionwiz/contracts/passwords'
import { passwordMaximum, passwordMinimum } from '@auctionwiz/domain/passwords'
import { passwordStrength } from '@auctionwiz/domain/passwords-strength'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { serviceProblem, wordsOf } from './new-password.ts'

/** The hint reads as people expect it; only length and the blocklist are enforced. */
export const readPasswordPolicy: UseCase<typeof calls.readPasswordPolicy> = async () => ({
  minimumLength: passwordMinimum,
  maximumLength: passwordMaximum,
  composition: false,
  blocklist: true,
  hint: '8+ characters with uppercase, lowercase, number and special character',
})

/** Applies the rules of a new password. For a signed-in user they include the user's names and address, and the length that their accounts require. */
export const validatePassword =
  ({ people, accounts }: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof calls.validatePassword> =>
  async ({ body }, { caller }) => {
    const user = caller && (await people.read(caller.userId))
    const own = user && { words: wordsOf(user), minimum: await accounts.passwordMinimum(await people.memberships(user.id)) }
    const problem = await serviceProblem(body.password, own)
    return { valid: problem === undefined, problems: problem === undefined ? [] : [problem] }
  }

const labels = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

export async function strengthOf(password: string): Promise<Strength> {
  const rated = await passwordStrength(password)
  return { ...rated, label: labels[rated.score] }
}

export const ratePassword: UseCase<typeof calls.ratePassword> = async ({ body }) => strengthOf(body.password)
