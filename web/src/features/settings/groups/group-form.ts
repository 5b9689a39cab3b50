import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import type { createGroup, HouseGroup, updateGroup } from '@auctionwiz/contracts/houses'
import { settingsText } from '../messages.ts'
import { changesOf, type FieldErrors, type Versioned } from '../record-changes.ts'
import { groupsText } from './messages.ts'

export interface GroupValues {
  name: string
  description: string
  auctionHouseIds: readonly string[]
}

export const emptyGroup: GroupValues = { name: '', description: '', auctionHouseIds: [] }

export const groupValues = ({ name, description = '', auctionHouseIds, version }: HouseGroup): Versioned<GroupValues> => ({
  values: { name, description, auctionHouseIds: auctionHouseIds.toSorted() },
  version,
})

/** A group has a name and at least one house. */
export const isGroupIncomplete = ({ name, auctionHouseIds }: GroupValues): boolean => name.trim() === '' || auctionHouseIds.length === 0

export const checkGroup = ({ name, description, auctionHouseIds }: GroupValues): FieldErrors<GroupValues> => ({
  ...(name.trim() === '' && { name: settingsText.required }),
  ...(name.trim().length > 120 && { name: settingsText.tooLong }),
  ...(description.trim().length > 500 && { description: 'Use at most 500 characters.' }),
  ...(auctionHouseIds.length === 0 && { auctionHouseIds: groupsText.noHouse }),
})

export const newGroupOf = ({ name, description, auctionHouseIds }: GroupValues): BodyInputOf<typeof createGroup> => ({
  name: name.trim(),
  ...(description.trim() && { description: description.trim() }),
  auctionHouseIds: [...auctionHouseIds],
})

/** The body of a change: the fields that differ, and the version they were read at. */
export const groupChange = (values: GroupValues, base: Versioned<GroupValues>): BodyInputOf<typeof updateGroup> => {
  const { auctionHouseIds, ...texts } = changesOf(base.values, values)
  return { ...texts, ...(auctionHouseIds && { auctionHouseIds: [...auctionHouseIds] }), version: base.version }
}
