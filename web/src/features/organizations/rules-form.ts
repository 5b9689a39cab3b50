import type { Organization, OrganizationMapping } from '@auctionwiz/contracts/organizations'
import { organizationText } from './messages.ts'

const text = organizationText.mappings

/** A mapping in the form; `key` tells rows apart while their texts change. */
export interface MappingRow extends OrganizationMapping {
  key: number
}

export interface Rules {
  required: boolean
  provision: boolean
  defaultHouseIds: string[]
  mappings: MappingRow[]
}

export const rulesOf = ({ required, provision, defaultHouseIds, mappings }: Organization): Rules => ({
  required,
  provision,
  defaultHouseIds,
  mappings: mappings.map((mapping, key) => ({ ...mapping, key })),
})

/** What travels: the rows without what only the form needs. */
export const sentRules = ({ mappings, ...rest }: Rules) => ({
  ...rest,
  mappings: mappings.map(({ claim, role, auctionHouseIds }) => ({ claim: claim.trim(), role, auctionHouseIds })),
})

export const withRow = (rules: Rules, houseIds: string[]): Rules => {
  const key = Math.max(-1, ...rules.mappings.map((row) => row.key)) + 1
  return { ...rules, mappings: [...rules.mappings, { key, claim: '', role: 'staff', auctionHouseIds: houseIds }] }
}

/** What is missing in a row, by field. */
export const rowProblems = ({ claim, auctionHouseIds }: MappingRow): { claim?: string; houses?: string } => ({
  ...(!claim.trim() && { claim: text.claimNeeded }),
  ...(auctionHouseIds.length === 0 && { houses: text.houseNeeded }),
})

/** What keeps the rules from being saved: people to add need a house to see. */
export const housesProblem = ({ provision, defaultHouseIds }: Rules): string | undefined =>
  provision && defaultHouseIds.length === 0 ? text.houseNeeded : undefined

export const isComplete = (rules: Rules): boolean =>
  housesProblem(rules) === undefined && rules.mappings.every((row) => Object.keys(rowProblems(row)).length === 0)
