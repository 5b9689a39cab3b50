import type { DuplicatePair } from '@auctionwiz/contracts/duplicates'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../app/paths.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import type { SelectionAccess } from '../../ui/data-table/use-selection.ts'
import { duplicateText } from './messages.ts'
import { columnsOf, pairList, pairName } from './pair-columns.tsx'
import type { Pairs } from './use-pairs.ts'

export interface PairListProps {
  pairs: Pairs
  /** All matches of the list, once known. */
  total: number | undefined
  /** The match shown next to the list. */
  shownId: string | undefined
  selection: SelectionAccess | undefined
  /** On the phone: check boxes instead of opening. */
  selecting: boolean
  /** The match may be opened next. */
  onNear: (id: string) => void
  empty: ReactNode
}

/** The matches: who, and what differs; each opens next to the list under its own address. */
export const PairList = ({ pairs, total, shownId, selection, selecting, onNear, empty }: PairListProps) => {
  const { search } = useLocation()
  const { show, rows, pages, open } = pairs
  const layout = useListLayout(pairList)
  const columns = useColumns(columnsOf, show)
  const hrefOf = useMemo(
    () =>
      ({ id }: DuplicatePair) =>
        `${paths.bidders}/duplicates/${id}${search}`,
    [search],
  )
  return (
    <DataTable
      label={duplicateText.listLabels[show]}
      columns={columns}
      layout={layout}
      rows={rows}
      total={{ count: Math.max(total ?? 0, rows.length), atLeast: total === undefined && pages.hasMore }}
      listKey={show}
      source={pages}
      nameOf={pairName}
      hrefOf={hrefOf}
      openId={shownId}
      onOpen={({ id }) => open(id)}
      onNear={({ id }) => onNear(id)}
      selection={selection}
      selecting={selecting}
      twoLines
      loadFailed={duplicateText.loadFailed}
      empty={empty}
    />
  )
}
