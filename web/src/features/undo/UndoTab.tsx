import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { isOpen } from '@auctionwiz/contracts/jobs'
import { listUndoables, undoableFilters } from '@auctionwiz/contracts/undoables'
import { useCallback } from 'react'
import { useFollowedJobs } from '../../app/calls/use-followed-jobs.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { useSearchParams, withParams } from '../../app/search-params.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { neighbours } from '../../ui/data-table/rows.ts'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StalledJob } from '../../ui/jobs/StalledJob.tsx'
import { look } from '../../ui/look.ts'
import { Page, ToolRow } from '../../ui/Page.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { useSearchText } from '../../ui/use-search-text.ts'
import { ImportUndoPanel } from './ImportUndoPanel.tsx'
import { undoText as text } from './messages.ts'
import { UndoPanel } from './UndoPanel.tsx'
import { type UndoRow, undoColumns, undoList, undoRow } from './undo-columns.tsx'
import { undoableName } from './undo-words.ts'
import { undoneViews } from './use-undo.ts'

const rowsIn = ({ undoables }: AnswerOf<typeof listUndoables>): readonly UndoRow[] => undoables.map(undoRow)
const nameOf = ({ one }: UndoRow): string => undoableName(one)
const imported = 'import:'

/** All that can still be undone in the house, the nearest limit first. The address names the change that is open; of an import it has the name too. */
const UndoTab = () => {
  const format = useFormat()
  const refresh = useRefresh()
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (next: Record<string, string | undefined>) => setParams((current) => withParams(current, next), { replace: true }),
    [setParams],
  )
  const search = params.get('q')?.trim() ?? ''
  const kind = undoableFilters.find((one) => one === params.get('kind'))
  const query = { ...(kind && { kind }), ...(search !== '' && { search }) }
  const pages = usePages(listUndoables, { query })
  const rows = useRows(pages.data, rowsIn)
  const layout = useListLayout(undoList)
  const openId = params.get('open') ?? undefined
  const open = useCallback((row?: UndoRow) => change({ open: row?.id, name: undefined }), [change])
  const columns = useColumns(undoColumns, format, open)
  const typeSearch = useCallback((q: string) => change({ q }), [change])
  const [typed, type] = useSearchText(search, typeSearch)
  const [job] = useFollowedJobs(['undo-import'] as const, (isOpenNow) => {
    if (isOpenNow) return
    refresh(undoneViews)
    const { removed = 0, restored = 0, kept = 0 } = job?.result ?? {}
    toast({ text: text.result({ removed: format.number(removed), restored: format.number(restored), kept: format.number(kept) }) })
  })
  const shown = rows.find(({ id }) => id === openId)
  const steps = neighbours(rows, openId)
  const goTo = (id: string | undefined) => (id === undefined ? undefined : () => change({ open: id, name: undefined }))
  const access = { onClose: () => open(), onPrevious: goTo(steps.previous), onNext: goTo(steps.next) }
  const filtered = kind !== undefined || search !== ''
  return (
    <Page
      panel={
        openId?.startsWith(imported) ? (
          <ImportUndoPanel
            key={openId}
            uploadId={openId.slice(imported.length)}
            name={shown ? nameOf(shown) : (params.get('name') ?? text.kinds.import)}
            one={shown?.one}
            {...access}
          />
        ) : (
          shown && <UndoPanel key={shown.id} one={shown.one} {...access} />
        )
      }
    >
      <ToolRow>
        <SearchBox placeholder={text.search} value={typed} onChange={type} />
        <span className={look('fixed')}>
          <Select aria-label={text.columns.kind} value={kind ?? ''} onChange={({ target }) => change({ kind: target.value })}>
            <option value="">{text.allKinds}</option>
            {undoableFilters.map((one) => (
              <option key={one} value={one}>
                {text.kinds[one]}
              </option>
            ))}
          </Select>
        </span>
      </ToolRow>
      {isOpen(job) && job && (
        <p className={look('row', 'fixed', 'wrap', 'gapS', 'padBand')} role="status">
          {text.running({ done: format.number(job.done), total: format.number(job.total) })}
          <StalledJob job={job} />
        </p>
      )}
      <DataTable
        label={text.list}
        columns={columns}
        layout={layout}
        rows={rows}
        total={{ count: rows.length, atLeast: pages.hasMore }}
        listKey={JSON.stringify(query)}
        source={pages}
        nameOf={nameOf}
        openId={openId}
        onOpen={open}
        twoLines
        loadFailed={text.loadFailed}
        empty={
          filtered ? (
            <EmptyState
              title={text.noMatchTitle}
              actions={
                <Button look="primary" onClick={() => change({ kind: undefined, q: undefined })}>
                  {text.clear}
                </Button>
              }
            >
              {text.noMatchText}
            </EmptyState>
          ) : (
            <EmptyState title={text.noneTitle}>{text.noneText}</EmptyState>
          )
        }
      />
      <TableFooter count={pages.data && text.count({ count: rows.length, more: pages.hasMore ? 'yes' : 'no' })} figures={[text.limits]} />
    </Page>
  )
}

export default UndoTab
