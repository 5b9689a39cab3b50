import { type New, record } from '@auctionwiz/platform/core/records/record'
import type { Writer } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store/store'

/** What may happen once is noted by creating a record under its id. @returns false where it was noted before */
export async function noteOnce<D extends StoredDocument>(records: Writer<D>, document: New<D>): Promise<boolean> {
  try {
    await records.create(document)
    return true
  } catch (error) {
    if (isStoreError(error, 'exists')) return false
    throw error
  }
}

export const providerNonceRecord = record({
  type: 'nonce',
  container: 'throttles',
  names: ['nonce of a provider token', 'nonces of provider tokens'],
  about: 'That a provider’s token was used. Its partition is the hash of the nonce. Tokens are accepted for ten minutes and a little.',
  fields: () => ({}),
  ttl: 900,
  personalData: 'none',
})

export const usedTicketRecord = record({
  type: 'ticket',
  container: 'throttles',
  names: ['used ticket', 'used tickets'],
  about: 'That the ticket of a sign-in was used. It outlives the ticket, which is valid for a minute.',
  fields: () => ({}),
  ttl: 120,
  personalData: 'none',
})

export const sentMailRecord = record({
  type: 'mail',
  container: 'throttles',
  names: ['sent mail', 'sent mails'],
  about: 'That a letter was sent, for longer than the queue keeps one: queues deliver at least once.',
  fields: () => ({}),
  ttl: 8 * 24 * 3600,
  personalData: 'none',
})

export const placeholderRecord = record({
  type: 'nothing',
  container: 'accounts',
  names: ['placeholder', 'placeholders'],
  about: 'Written where an address is unknown, so that the time of an answer does not tell. Nobody reads it.',
  fields: () => ({}),
  ttl: 60,
  personalData: 'none',
})
