import type { SyncField } from '@auctionwiz/contracts/auction-sync'
import type { Conflict, ConflictField, ConflictSide, Decision } from '@auctionwiz/contracts/conflicts'
import { fieldsWith } from '@auctionwiz/domain/sync/compare-record'
import { useState } from 'react'

type Chosen = Readonly<Record<string, ConflictSide>>

/** The value of each field that a merge takes. A field of which one side has none begins with the other. */
export const useChoices = (conflict: Conflict | undefined) => {
  const [own, setOwn] = useState<Chosen>({})
  const open = (conflict?.fields ?? []).filter(({ same }) => !same)
  const usual = open.flatMap(({ field, existing, imported, use }): [ConflictField, ConflictSide][] => {
    if (use) return [[field, use]]
    if (conflict?.kind === 'auction' || (existing !== null && imported !== null)) return []
    return [[field, existing === null ? 'imported' : 'existing']]
  })
  const isDecided = conflict?.status === 'resolved'
  const chosen: Chosen = isDecided ? decidedSides(conflict) : { ...Object.fromEntries(usual), ...own }
  const names = open.map(({ field }) => field)
  const merge: Decision | undefined = names.every((field) => chosen[field])
    ? { choice: 'merge', fields: names.flatMap((field) => (chosen[field] ? [{ field, use: chosen[field] }] : [])) }
    : undefined
  return {
    chosen,
    /** Undefined until each field has a side. */
    merge,
    choose: (field: ConflictField, side: ConflictSide) => {
      // Values of an auction that belong together come from one side.
      const together = conflict?.kind === 'auction' ? fieldsWith(field as SyncField, names as SyncField[]) : [field]
      setOwn({ ...own, ...Object.fromEntries(together.map((one) => [one, side])) })
    },
  }
}

const decidedSides = ({ fields, used, resolution }: Conflict): Chosen => {
  if (used === undefined || resolution === 'separate') return {}
  return Object.fromEntries(fields.flatMap(({ field, same }) => (same ? [] : [[field, used.includes(field) ? 'imported' : 'existing']])))
}
