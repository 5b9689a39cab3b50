import { type LegalCaseSummary, listLegalCases, readLegalCaseTotals } from '@auctionwiz/contracts/legal-cases'
import { Suspense, useMemo } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { useCan } from '../../../app/permissions.ts'
import { DataTable } from '../../../ui/data-table/DataTable.tsx'
import { shownText } from '../../../ui/data-table/shown-text.ts'
import { sortProps } from '../../../ui/data-table/sort-props.ts'
import { TableFooter } from '../../../ui/data-table/TableFooter.tsx'
import type { RowMenu } from '../../../ui/data-table/types.ts'
import { useListLayout } from '../../../ui/data-table/use-list-layout.ts'
import { usePagedRows } from '../../../ui/data-table/use-paged-rows.ts'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { type CasesAddress, casesQuery, isFiltered, type SortColumn } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import { CaseChips } from './CaseChips.tsx'
import { caseList, columnsOf } from './case-columns.tsx'
import { amountsShown, claimsShown } from './case-figures.ts'
import { NoCases } from './NoCases.tsx'

const CaseMenu = lazyPart(() => import('./CaseMenu.tsx'))

const casesIn = ({ cases }: { cases: LegalCaseSummary[] }): readonly LegalCaseSummary[] => cases
const nameOf = ({ caseNumber, title }: LegalCaseSummary): string => `${caseNumber} ${title}`
const hrefOf = ({ id }: LegalCaseSummary): string => `${paths.legal}/${id}`

/** Every case as a table; a row opens the case. */
export const AllCases = ({ address: { state, change, openId, open, file }, phone }: { address: CasesAddress; phone: boolean }) => {
  const query = casesQuery(state)
  const list = usePagedRows(listLegalCases, { query }, casesIn)
  const { source, rows, total } = list
  const format = useFormat()
  const layout = useListLayout(caseList)
  const seesAmounts = useCan('payments:view')
  const columns = useMemo(() => columnsOf(format, seesAmounts), [format, seesAmounts])
  const mayEdit = useCan('legal:edit')
  const { data: totals } = useQuery(readLegalCaseTotals, {})
  const amount = isFiltered(state) ? (source.hasMore ? undefined : claimsShown(rows, format)) : amountsShown(totals?.amounts, format)
  const figures = [
    ...(totals && !isFiltered(state) ? [caseText.active({ count: totals.active })] : []),
    ...(amount === undefined ? [] : [caseText.amountInAll({ amount })]),
  ]
  const menu = useMemo<RowMenu<LegalCaseSummary>>(
    () => ({
      label: ({ caseNumber }) => caseText.actionsFor({ number: caseNumber }),
      render: ({ row, anchor }, onClose) => (
        <Suspense fallback={null}>
          <CaseMenu legalCase={row} anchor={anchor} onClose={onClose} onOpen={open} />
        </Suspense>
      ),
      onCards: true,
    }),
    [open],
  )
  return (
    <>
      <CaseChips shown={['status', 'priority', 'type']} state={state} change={change} />
      <DataTable
        label={caseText.tableLabel}
        columns={columns}
        layout={layout}
        {...list}
        listKey={JSON.stringify(query)}
        nameOf={nameOf}
        hrefOf={hrefOf}
        openId={openId}
        onOpen={({ id }) => open(id)}
        {...sortProps<SortColumn>(state.sort, change)}
        menu={menu}
        rowKeys={mayEdit ? [{ key: 'e', label: caseText.edit, run: ({ id }: LegalCaseSummary) => open(id, 'edit') }] : []}
        loadFailed={caseText.loadFailed}
        empty={<NoCases state={state} change={change} onFile={file} />}
      />
      {!phone && <TableFooter count={source.data && shownText(caseText, rows.length, total, format)} figures={figures} />}
    </>
  )
}
