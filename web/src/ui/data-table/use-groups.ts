import { useCallback, useMemo, useState } from 'react'
import type { RowGroup } from './types.ts'

export interface Folding {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
}

export interface Folded<Row> extends Folding {
  /** The rows in sight: all rows, or those of the open groups. */
  rows: readonly Row[]
}

export interface GroupOptions<Row> {
  rows: readonly Row[]
  groups?: readonly RowGroup<Row>[] | undefined
  /** Groups that are collapsed at first. */
  collapsed?: readonly string[]
  /** Which groups are open, where the list decides. */
  folding?: Folding | undefined
  /** All groups are open. */
  unfolded?: boolean
}

/** Which groups of rows are open, and their rows. */
export const useGroups = <Row>({ rows: all, groups, collapsed = [], folding, unfolded = false }: GroupOptions<Row>): Folded<Row> => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(collapsed))
  const isOpenHere = useCallback((id: string) => unfolded || !closed.has(id), [closed, unfolded])
  const isOpen = folding?.isOpen ?? isOpenHere
  const toggle = useCallback(
    (id: string) =>
      setClosed((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set(before).add(id))),
    [],
  )
  const rows = useMemo(() => groups?.filter(({ id }) => isOpen(id)).flatMap((group) => group.rows) ?? all, [groups, isOpen, all])
  return { isOpen, toggle: folding?.toggle ?? toggle, rows }
}
