import { carrierNumber } from '@auctionwiz/domain/phone-number'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { startLifetime, type TextStop, textStopRecord } from '@auctionwiz/records/text-stops'

/** A reply of STOP, or of START. */
export type TextReply = Pick<TextStop, 'stopped' | 'receivedAt'>

/** The phone numbers that answered STOP, for all houses of the installation. */
export interface TextStops {
  /** Since when each phone number, as staff typed it, may get no text; undefined where it may, and for what is no number. ISO 8601. */
  of(phones: readonly string[]): Promise<(string | undefined)[]>
  /** Keeps a reply of a number in E.164, unless a later one is known: replies arrive more than once and in any order. */
  note(number: string, reply: TextReply): Promise<void>
}

interface Parts {
  store: DocumentStore
  crypto: Pick<KeyedCrypto, 'hash'>
}

const hashUse = 'text stops'
/** Hexadecimal digits of the hash: 160 bits. */
const idDigits = 40

export const textStops = ({ store, crypto }: Parts): TextStops => {
  const placeOf = async (number: string) => {
    const id = `text_${(await crypto.hash(hashUse, number)).slice(0, idDigits)}`
    return { id, partition: partitionOf(store, 'people', [id]) }
  }
  const stoppedAt = async (phone: string): Promise<string | undefined> => {
    const typed = carrierNumber(phone)
    if ('problem' in typed) return undefined
    const { id, partition } = await placeOf(typed.number)
    const found = await readerOf(textStopRecord, partition).find(id)
    return found?.document.stopped ? new Date(found.document.receivedAt).toISOString() : undefined
  }
  return {
    of: (phones) => Promise.all(phones.map(stoppedAt)),
    note: async (number, reply) => {
      const { id, partition } = await placeOf(number)
      await recordsOf(textStopRecord, partition).upsert(id, (known) =>
        known && !isLater(reply, known) ? undefined : { id, ...reply, ...(!reply.stopped && { ttl: startLifetime }) },
      )
    },
  }
}

/** Of two replies of the same moment STOP counts. */
const isLater = (reply: TextReply, known: TextReply): boolean =>
  reply.receivedAt === known.receivedAt ? reply.stopped && !known.stopped : reply.receivedAt > known.receivedAt
