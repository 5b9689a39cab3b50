import type { ConflictField, PairDetail, PairRecord } from '@auctionwiz/contracts/duplicates'
import { suggestedValue, type ValueReason } from '@auctionwiz/domain/merges/suggest-value'
import { useState } from 'react'

type Chosen = { [field in ConflictField]?: string }

/** A conflict with the value that survives. */
export interface ChosenValue {
  field: ConflictField
  values: [string, string]
  /** The id of the record whose value survives. */
  chosen: string
  /** Why it is preselected; `own` for what the user chose. */
  why: ValueReason | 'own'
}

export interface MergeChoices {
  records: readonly [PairRecord, PairRecord]
  /** The record that survives. */
  primary: PairRecord
  secondary: PairRecord
  keep: (id: string) => void
  rows: ChosenValue[]
  choose: (field: ConflictField, id: string) => void
  chooseAll: (id: string) => void
  /** The user chose something. */
  changed: boolean
  /** What a merge sends. */
  body: { version: string; primaryId: string; choices: Chosen }
}

/** What the merge of a pair keeps: preselected by rule, until the user chooses. Undefined while the records are not known. */
export const useMergeChoices = (detail: PairDetail | undefined): MergeChoices | undefined => {
  const [own, setOwn] = useState<{ primaryId?: string; chosen: Chosen }>({ chosen: {} })
  if (!detail?.records) return undefined
  const { records, conflicts, version, suggestedId } = detail
  const primary = records.find(({ id }) => id === (own.primaryId ?? suggestedId)) ?? records[0]
  const secondary = records.find((record) => record !== primary) ?? records[1]
  const rows = conflicts.map((conflict): ChosenValue => {
    const mine = own.chosen[conflict.field]
    const { id, why } = suggestedValue(conflict, records, primary.id)
    return { ...conflict, chosen: mine ?? id, why: mine === undefined ? why : 'own' }
  })
  return {
    records,
    primary,
    secondary,
    keep: (primaryId) => setOwn((before) => ({ ...before, primaryId })),
    rows,
    choose: (field, id) => setOwn((before) => ({ ...before, chosen: { ...before.chosen, [field]: id } })),
    chooseAll: (id) => setOwn((before) => ({ ...before, chosen: Object.fromEntries(conflicts.map(({ field }) => [field, id])) })),
    changed: own.primaryId !== undefined || Object.keys(own.chosen).length > 0,
    body: { version, primaryId: primary.id, choices: Object.fromEntries(rows.map(({ field, chosen }) => [field, chosen])) },
  }
}
