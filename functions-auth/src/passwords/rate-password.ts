import type { ratePassword as endpoint, Strength } from '@auctionwiz/contracts/passwords'
import { passwordStrength } from '@auctionwiz/domain/passwords-strength'
import type { UseCase } from '@auctionwiz/platform/core/context'

const labels = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const

export const strengthOf = async (password: string): Promise<Strength> => {
  const rated = await passwordStrength(password)
  return { ...rated, label: labels[rated.score] }
}

export const ratePassword: UseCase<typeof endpoint> = async ({ body }) => strengthOf(body.password)
