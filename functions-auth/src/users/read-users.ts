import type * as calls from '@auctionwiz/contracts/users'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { versionOf } from '@auctionwiz/records/revisions'
import { personCopy, readMember } from '../accounts/members.ts'
import { type AuditConditions, readEvents } from '../audit/read-events.ts'
import type { Deps } from '../deps.ts'
import { profileOf } from './change-profile.ts'
import { presentUser } from './present-user.ts'
import { requireHere } from './require-here.ts'

export const readUser =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.readUser> =>
  async ({ params }, { account }) => {
    const [member, user] = await Promise.all([readMember(account, params.id), people.stored(params.id)])
    if (!user) throw notFound('User')
    const person = personCopy({ ...user.document, id: params.id })
    return { user: presentUser({ ...member, person }), profile: profileOf(user.document), version: versionOf(user.document) }
  }

const defaultDays = 30
const maxEvents = 100

/** What the person did in this account: never what they did elsewhere. */
export const readUserActivity: UseCase<typeof calls.readUserActivity> = async ({ params, query: { days = defaultDays } }, context) => {
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
