import { emailPattern } from '@auctionwiz/contracts/fields'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { displayName } from '@auctionwiz/domain/bidders/identity'
import { needleGrams } from '@auctionwiz/domain/bidders/search'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { mergedByBidder, resolveMerged } from '@auctionwiz/records/archived-bidders'
import { type AuctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { formerBidders } from './former-bidders.ts'

/** A bidder or an auction that a text means. */
interface Found {
  id: string
  name: string
}

interface FoundAuction extends Found {
  /** ISO 8601. */
  startDate: string
}

const chunk = 100

/** What is found for the first of these texts that names something. */
export const first = <T>(texts: readonly (string | undefined)[], find: (text: string) => T | undefined): T | undefined => {
  for (const text of texts) {
    const found = text === undefined ? undefined : find(text)
    if (found !== undefined) return found
  }
  return undefined
}

/** Finds bidders by their email, number or id; what it found is kept. */
export const bidderFinder = (house: PartitionReader) => {
  const former = formerBidders(house)
  const known = new Map<string, (Found & { formerIds: readonly string[] }) | undefined>()
  const reader = readerOf(bidderRecord, house)

  const byEmail = async (emails: readonly string[]): Promise<Map<string, Found>> => {
    const found = new Map<string, Found>()
    const texts = new Map(emails.map((email) => [emailKey(email), email]))
    const where = [{ field: 'uniqueKey', in: [...texts.keys()] }] as const
    for await (const { document } of reader.each({ where }, chunk)) found.set(texts.get(document.uniqueKey) ?? '', foundBidder(document))
    const open = [...texts].flatMap(([key, email]) => (found.has(email) ? [] : [key]))
    for (const [key, { survivor }] of await former(open)) found.set(texts.get(key) ?? '', foundBidder(survivor))
    return found
  }

  const byId = async (ids: readonly string[]): Promise<Map<string, Found>> => {
    const found = new Map<string, Found>()
    for await (const { document } of reader.each({ where: [{ field: 'id', in: ids }] }, chunk))
      found.set(document.id, foundBidder(document))
    for (const id of ids.filter((one) => !found.has(one))) {
      const survivor = await resolveMerged(house, id)
      if (survivor) found.set(id, foundBidder(survivor.document))
    }
    return found
  }

  /** By the number that staff see. */
  const byNumber = async (text: string): Promise<Found | undefined> => {
    if (!/^b-?\d+$/i.test(text)) return undefined
    const where = [{ field: 'grams', containsAll: needleGrams(text.toLowerCase()) }] as const
    for await (const { document } of reader.each({ where }, chunk))
      if (document.bidderId.toLowerCase() === text.toLowerCase()) return foundBidder(document)
    return undefined
  }

  return {
    find: (text: string) => known.get(text),
    load: async (texts: readonly string[]): Promise<void> => {
      const open = [...new Set(texts)].filter((text) => !known.has(text))
      const found = new Map<string, Found>()
      const emails = open.filter((text) => emailPattern.test(text))
      for (let from = 0; from < emails.length; from += chunk)
        for (const [email, one] of await byEmail(emails.slice(from, from + chunk))) found.set(email, one)
      const ids = open.filter((text) => /^bid_/.test(text))
      for (let from = 0; from < ids.length; from += chunk)
        for (const [id, one] of await byId(ids.slice(from, from + chunk))) found.set(id, one)
      for (const text of open.filter((one) => !emailPattern.test(one) && !found.has(one))) {
        const one = await byNumber(text)
        if (one) found.set(text, one)
      }
      const bidderIds = [...new Set([...found.values()].map(({ id }) => id))]
      const merged = bidderIds.length > 0 ? await mergedByBidder(house, bidderIds) : new Map<string, string[]>()
      for (const text of open) {
        const one = found.get(text)
        known.set(text, one && { ...one, formerIds: merged.get(one.id) ?? [] })
      }
    },
  }
}

const foundBidder = ({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }): Found => ({
  id,
  name: displayName(firstName, lastName),
})

/** Finds auctions by their title, number or id; what it found is kept. */
export const auctionFinder = (house: PartitionReader) => {
  const known = new Map<string, FoundAuction[]>()
  const reader = readerOf(auctionRecord, house)
  const keyOf = (text: string): string => normalizeForSearch(text)
  const keep = (text: string, { id, title: name, startDate }: AuctionDocument): void => {
    const all = known.get(text) ?? []
    if (all.every((one) => one.id !== id)) known.set(text, [...all, { id, name, startDate }])
  }
  return {
    /** Undefined for a text that names none. */
    find: (text: string): readonly FoundAuction[] | undefined => {
      const found = known.get(keyOf(text)) ?? []
      return found.length > 0 ? found : undefined
    },
    load: async (texts: readonly string[]): Promise<void> => {
      const open = [...new Set(texts.map(keyOf))].filter((text) => !known.has(text))
      for (const text of open) known.set(text, [])
      for (let from = 0; from < open.length; from += chunk) {
        const where = [{ field: 'nameKey', in: open.slice(from, from + chunk) }] as const
        for await (const { document } of reader.each({ where }, chunk)) keep(document.nameKey, document)
      }
      const ids = [...new Set(texts)].filter((text) => /^auc_/.test(text) && (known.get(keyOf(text)) ?? []).length === 0)
      for (let from = 0; from < ids.length; from += chunk) {
        const where = [{ field: 'id', in: ids.slice(from, from + chunk) }] as const
        for await (const { document } of reader.each({ where }, chunk)) keep(keyOf(document.id), document)
      }
      for (const text of open.filter((one) => /^[a-z]{1,3}-?\d+$/.test(one))) {
        const where = [{ field: 'grams', containsAll: needleGrams(text) }] as const
        for await (const { document } of reader.each({ where }, chunk))
          if (keyOf(document.auctionNumber ?? '') === text) keep(text, document)
      }
    },
  }
}
