import { createAuction, moveAuction } from '@auctionwiz/contracts/auctions'
import { staffClient } from './people.ts'
import type { StackInfo } from './stack.ts'

/** A published auction of the sample house that begins in 30 days. @returns its id */
export const upcomingSale = async (stack: StackInfo, title: string): Promise<string> => {
  const call = await staffClient(stack, 'blake.howie')
  const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString()
  const { id, version } = await call(createAuction, { body: { title, startDate: day(30), endDate: day(31) } })
  await call(moveAuction, { params: { id }, body: { action: 'publish', version } })
  return id
}
