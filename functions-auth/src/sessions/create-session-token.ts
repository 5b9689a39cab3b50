import type { createSessionToken as endpoint } from '@auctionwiz/contracts/sign-in'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { noteOnce, usedTicketRecord } from '@auctionwiz/records/used-once'
import type { Deps } from '../deps.ts'
import { activeUser } from '../people/active-user.ts'

export const createSessionToken =
  ({ store, people, tokens }: Pick<Deps, 'store' | 'people' | 'tokens'>): UseCase<typeof endpoint> =>
  async ({ body }) => {
    const ticket = await tokens.readTicket(body.ticket)
    if (!ticket || ticket.userId !== body.user.id) throw new Failure('ticket_rejected')
    const { ticketId } = ticket
    const used = recordsOf(usedTicketRecord, partitionOf(store, 'throttles', [ticketId]))
    if (!(await noteOnce(used, { id: ticketId }))) throw new Failure('ticket_rejected')
    const user = await activeUser(people, ticket.userId, ticket.issuedAt)
    return { sessionToken: await tokens.session(user.id) }
  }
