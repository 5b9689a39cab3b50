import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import { createGroup, type HouseGroup, type updateGroup } from '@auctionwiz/contracts/houses'
import { changesOf, type FieldErrors, type Versioned } from '../../../ui/record-form/record-changes.ts'
import { problemsIn } from '../../../ui/record-form/schema-fields.ts'
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

/** Problems by field, in the contract's words. */
export const checkGroup = (values: GroupValues): FieldErrors<GroupValues> => ({
  ...problemsIn(createGroup.body, newGroupOf(values), values),
  ...(values.auctionHouseIds.length === 0 && { auctionHouseIds: groupsText.noHouse }),
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
