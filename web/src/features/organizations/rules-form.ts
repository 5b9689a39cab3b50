import type { Organization, OrganizationMapping } from '@auctionwiz/contracts/organizations'
import { organizationText } from './messages.ts'

const text = organizationText.mappings

/** A mapping in the form; `key` identifies a row while its texts change. */
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

/** The rows as sent, without the form's keys. */
export const sentRules = ({ mappings, ...rest }: Rules) => ({
  ...rest,
  mappings: mappings.map(({ claim, role, auctionHouseIds }) => ({ claim: claim.trim(), role, auctionHouseIds })),
})

export const withRow = (rules: Rules, houseIds: string[]): Rules => {
  const key = Math.max(-1, ...rules.mappings.map((row) => row.key)) + 1
  return { ...rules, mappings: [...rules.mappings, { key, claim: '', role: 'staff', auctionHouseIds: houseIds }] }
}

/** The missing fields of a row. */
export const rowProblems = ({ claim, auctionHouseIds }: MappingRow): { claim?: string; houses?: string } => ({
  ...(!claim.trim() && { claim: text.claimNeeded }),
  ...(auctionHouseIds.length === 0 && { houses: text.houseNeeded }),
})

/** The problem that blocks saving: people added automatically need a house. */
export const housesProblem = ({ provision, defaultHouseIds }: Rules): string | undefined =>
  provision && defaultHouseIds.length === 0 ? text.houseNeeded : undefined

export const isComplete = (rules: Rules): boolean =>
  housesProblem(rules) === undefined && rules.mappings.every((row) => Object.keys(rowProblems(row)).length === 0)
