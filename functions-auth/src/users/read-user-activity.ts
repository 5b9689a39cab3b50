import type { readUserActivity as endpoint } from '@auctionwiz/contracts/users'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { type AuditConditions, readEvents } from '../audit/read-events.ts'
import { requireHere } from './require-here.ts'

const defaultDays = 30
const maxEvents = 100

/** What the person did in this account: never what they did elsewhere. */
export const readUserActivity: UseCase<typeof endpoint> = async ({ params, query: { days = defaultDays } }, context) => {
  const { account, house, now } = context
  const { lastActiveAt } = await requireHere(params.id, context)
  const from = new Date(now.getTime() - days * 86_400_000).toISOString()
  const where: AuditConditions = [
    { field: 'actorId', equals: params.id },
    { field: 'at', atLeast: from },
  ]
  const pages = await Promise.all([account, house].map((partition) => readEvents(partition, where, { limit: maxEvents })))
  const events = pages.flatMap((page) => page.events).sort((a, b) => b.at.localeCompare(a.at))
  return { userId: params.id, days, events: events.slice(0, maxEvents), ...(lastActiveAt && { lastActiveAt }) }
}
