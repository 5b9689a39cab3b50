import type { Substitution } from '@auctionwiz/contracts/approvals'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import * as z from 'zod/mini'
import { staffData } from './staff-data.ts'

export const substituteRecord = record({
  type: 'substitute',
  container: 'cases',
  names: ['substitute', 'substitutes'],
  about: 'Who decides on approvals in the place of someone who is away, from the first to the last day.',
  fields: {
    userId: z.string(),
    name: z.string(),
    substituteId: z.string(),
    substituteName: z.string(),
    from: z.string(),
    until: z.string(),
  },
  personalData: [staffData('userId'), staffData('substituteId')],
})

export const substituteId = (userId: string): string => `substitute:${userId}`

/** Those whose last day is not over yet. @param today in the house's time zone */
export const readSubstitutions = async (house: PartitionReader, today: string): Promise<Substitution[]> => {
  const { items } = await readerOf(substituteRecord, house).page({}, { limit: 200 })
  return items.flatMap(({ document }) => (document.until < today ? [] : substitutionOf(document)))
}

const substitutionOf = ({ userId, name, substituteId: id, substituteName, from, until }: DocumentOf<typeof substituteRecord>) => ({
  person: { userId, name },
  substitute: { userId: id, name: substituteName },
  from,
  until,
})
