import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { HouseContext, UseCase, UseCaseAnswer } from '@auctionwiz/platform/core/http/context'

/** Fields of the answers about cases that hold amounts. A settlement goes as a whole. */
const amounts: ReadonlySet<string> = new Set(['claimAmount', 'settlement', 'amount', 'limit', 'amounts', 'activeAmounts'])

/** A use case on cases whose answer has no amounts for those who may not see payments. */
export const hidingAmounts =
  <E extends Endpoint>(useCase: UseCase<E>): UseCase<E> =>
  async (input, context) => {
    const answer = await useCase(input, context)
    return seesAmounts(context as HouseContext) ? answer : (withoutAmounts(answer) as UseCaseAnswer<E>)
  }

export const seesAmounts = (context: Pick<HouseContext, 'can'>): boolean => context.can('payments:view')

const withoutAmounts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutAmounts)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !amounts.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutAmounts(inner)]))
}
