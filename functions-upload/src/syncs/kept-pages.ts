import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { batchesOf, bytesOf } from '@auctionwiz/platform/core/store/batch-size'
import { type SyncPageDocument, syncPageRecord } from '@auctionwiz/records/auction-syncs'
import type { PlatformLot, PlatformRegistration } from '../platforms/sale-platform.ts'
import type { KeptPages } from './patient-sales.ts'
import { advance, type Work } from './run-work.ts'

/** What a comparison needs of a registration, without the person. */
export type RegistrationHandle = Pick<PlatformRegistration, 'id' | 'paddle'>

export const keptLots = (work: Work): KeptPages<PlatformLot> =>
  keptPages<PlatformLot>(work, 'lots', { pack: (lots) => ({ lots }), unpack: ({ lots = [] }) => lots })

export const keptRegistrations = (work: Work): KeptPages<RegistrationHandle> =>
  keptPages<RegistrationHandle>(work, 'registrations', {
    pack: (registrations) => ({ registrations }),
    unpack: ({ registrations = [] }) => registrations,
  })

interface Packing<T> {
  pack(items: T[]): Pick<SyncPageDocument, 'lots' | 'registrations'>
  unpack(document: SyncPageDocument): T[]
}

/** A page is kept with the run in one batch, so that a worker whose run another one took over keeps none. */
const keptPages = <T>(work: Work, list: 'lots' | 'registrations', { pack, unpack }: Packing<T>): KeptPages<T> => {
  const documents = readerOf(syncPageRecord, work.part)
  // Those of the run before are replaced: runs of an auction follow each other, and each counts its own.
  const idOf = (index: number): string => `page_${list}_${index}`
  const kept = work.progress.held.document.kept?.[list] ?? 0
  let at = 0
  let isLost = false
  return {
    next: async () => {
      if (isLost || at >= kept) return undefined
      await work.beat()
      const items: T[] = []
      for (let index = at; ; index += 1) {
        const found = await documents.find(idOf(index))
        if (!found) {
          // The store has forgotten it: from here the platform is asked again.
          isLost = true
          return undefined
        }
        items.push(...unpack(found.document))
        const { ends, unreadable, total, next } = found.document
        if (!ends) continue
        at = index + 1
        return { items, unreadable, ...(total !== undefined && { total }), ...(next !== undefined && { next }) }
      }
    },
    keep: async ({ items, unreadable, total, next }) => {
      const parts = batchesOf(items, items.length, bytesOf)
      const last = Math.max(0, parts.length - 1)
      for (let index = 0; index <= last; index += 1) {
        const ends = index === last
        const document = { id: idOf(at), ...pack(parts[index] ?? []), unreadable, total, next, ends }
        at += 1
        await advance(work, ends ? { kept: { ...work.progress.held.document.kept, [list]: at } } : {}, [syncPageRecord.put(document)])
      }
      work.pauseWhenLong()
    },
  }
}
