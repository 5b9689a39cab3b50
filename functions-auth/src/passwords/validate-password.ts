import type { validatePassword as endpoint } from '@auctionwiz/contracts/passwords'
import { passwordProblem } from '@auctionwiz/domain/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { isKnownPassword } from './known-passwords.ts'

export const validatePassword: UseCase<typeof endpoint> = async ({ body }) => {
  const problem = passwordProblem(body.password, { isKnown: isKnownPassword })
  return { valid: problem === undefined, problems: problem === undefined ? [] : [problem] }
}
