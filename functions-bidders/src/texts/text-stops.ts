import { carrierNumber } from '@auctionwiz/domain/phone-number'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { KeyedCrypto } from '@auctionwiz/platform/core/security/keyed-crypto'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
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
/** Partitions of replies: few enough that those of many numbers are read in a few queries. */
const buckets = 64

export const textStops = ({ store, crypto }: Parts): TextStops => {
  const placeOf = async (number: string): Promise<Place> => {
    const hash = await crypto.hash(hashUse, number)
    return { id: `text_${hash.slice(0, idDigits)}`, bucket: `texts-${Number.parseInt(hash.slice(0, 2), 16) % buckets}` }
  }
  const partitionIn = (bucket: string): Partition => partitionOf(store, 'people', [bucket])
  const stopsIn = async ([bucket, places]: [string, Place[]]): Promise<[id: string, stoppedAt: string][]> => {
    const ids = [...new Set(places.map(({ id }) => id))]
    const { items } = await readerOf(textStopRecord, partitionIn(bucket)).page({ where: [{ field: 'id', in: ids }] }, { limit: ids.length })
    return items.flatMap(({ document }) => (document.stopped ? [[document.id, new Date(document.receivedAt).toISOString()]] : []))
  }
  return {
    of: async (phones) => {
      const places = await Promise.all(
        phones.map((phone) => {
          const typed = carrierNumber(phone)
          return 'problem' in typed ? undefined : placeOf(typed.number)
        }),
      )
      const groups = Map.groupBy(
        places.filter((place) => place !== undefined),
        ({ bucket }) => bucket,
      )
      const stops = new Map((await Promise.all([...groups].map(stopsIn))).flat())
      return places.map((place) => place && stops.get(place.id))
    },
    note: async (number, reply) => {
      const { id, bucket } = await placeOf(number)
      await recordsOf(textStopRecord, partitionIn(bucket)).upsert(id, (known) =>
        known && !isLater(reply, known) ? undefined : { id, ...reply, ...(!reply.stopped && { ttl: startLifetime }) },
      )
    },
  }
}

interface Place {
  id: string
  bucket: string
}

/** Of two replies of the same moment STOP counts. */
const isLater = (reply: TextReply, known: TextReply): boolean =>
  reply.receivedAt === known.receivedAt ? reply.stopped && !known.stopped : reply.receivedAt > known.receivedAt
