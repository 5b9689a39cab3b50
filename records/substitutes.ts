import type { Substitution } from '@auctionwiz/contracts/approvals'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import * as z from 'zod/mini'
import { housePeople } from './house-people.ts'
import { staffData } from './staff-data.ts'

export const substituteRecord = record({
  type: 'substitute',
  container: 'cases',
  names: ['substitute', 'substitutes'],
  about: 'Who decides on approvals in the place of someone who is away, from the first to the last day.',
  fields: () => ({
    userId: z.string(),
    name: z.string(),
    substituteId: z.string(),
    substituteName: z.string(),
    from: z.string(),
    until: z.string(),
  }),
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

export const isOn = ({ from, until }: Substitution, day: string): boolean => from <= day && day <= until

interface Place {
  house: PartitionReader
  account: PartitionReader
  auctionHouseId: string
  /** In the house's time zone. */
  today: string
}

/** In whose place a user decides today: people who are away and may decide themselves. */
export const representedBy = async (
  { house, account, auctionHouseId, today }: Place,
  userId: string,
  permission: Permission,
): Promise<Substitution['person'][]> => {
  const named = (await readSubstitutions(house, today)).filter((one) => one.substitute.userId === userId && isOn(one, today))
  if (named.length === 0) return []
  const people = await housePeople(account, auctionHouseId)
  const may = new Set(people.filter(({ permissions }) => permissions.has(permission)).map((one) => one.userId))
  return named.flatMap(({ person }) => (may.has(person.userId) ? [person] : []))
}
