import type { createSessionToken as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import { type DocumentStore, isStoreError } from '@auctionwiz/platform/core/store'
import type { Parts } from '../parts.ts'
import { activeUser } from './active-user.ts'
import { lifetimes } from './token-issuer.ts'

export const createSessionToken =
  ({ store, people, tokens }: Pick<Parts, 'store' | 'people' | 'tokens'>): UseCase<typeof endpoint> =>
  async ({ body }) => {
    const ticket = await tokens.readTicket(body.ticket)
    if (!ticket || ticket.userId !== body.user.id) throw new Failure('ticket_rejected')
    await useOnce(store, ticket.ticketId)
    const user = await activeUser(people, ticket.userId, ticket.issuedAt)
    return { sessionToken: await tokens.session(user.id) }
  }

/** The first to write the ticket's id has used it; the record outlives the ticket. */
const useOnce = async (store: DocumentStore, ticketId: string): Promise<void> => {
  const used = { id: ticketId, type: 'ticket', ttl: 2 * lifetimes.ticket }
  await partitionOf(store, 'throttles', [ticketId])
    .write([{ kind: 'create', document: used }])
    .catch((error: unknown) => {
      throw isStoreError(error, 'exists') ? new Failure('ticket_rejected') : error
    })
}
