import type { validatePassword as endpoint } from '@auctionwiz/contracts/passwords'
import { passwordProblem } from '@auctionwiz/domain/passwords'
import type { UseCase } from '@auctionwiz/platform/core/context'

export const validatePassword: UseCase<typeof endpoint> = async ({ body }) => {
  const problem = passwordProblem(body.password)
  return { valid: problem === undefined, problems: problem === undefined ? [] : [problem] }
}
