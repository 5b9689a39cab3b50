import { readImportUndo, undoImport } from '@auctionwiz/contracts/import-undo'
import type { Permission } from '@auctionwiz/contracts/permissions'
import type { Undoable } from '@auctionwiz/contracts/undoables'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { useEffect } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Panel } from '../../ui/Panel.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/Toasts.tsx'
import { KeptBidders } from './KeptBidders.tsx'
import { KeptCases } from './KeptCases.tsx'
import { KeptPayments } from './KeptPayments.tsx'
import { KeptRecords } from './KeptRecords.tsx'
import { KeptSales } from './KeptSales.tsx'
import { keptCsv, type RecordKind } from './kept-csv.ts'
import { undoText as text } from './messages.ts'
import { UndoFigures } from './UndoFigures.tsx'
import type { UndoPanelAccess } from './UndoPanel.tsx'
import { madeLine } from './undo-words.ts'
import { undoneViews } from './use-undo.ts'

/** Parts of an import that are checked without being asked to: some thousand bidders. */
const checkedAtOnce = 8

/** The permission to undo an import of records, which removes them. */
const deletes: Record<RecordKind, Permission> = { inventory: 'inventory:delete' }

interface ImportUndoPanelProps extends UndoPanelAccess {
  uploadId: string
  name: string
  /** As the list has it; absent once it is undone. */
  one: Undoable | undefined
}

/** What undoing an import does, in numbers, and what it keeps; once it is undone, what it did. */
export const ImportUndoPanel = ({ uploadId, name, one, ...access }: ImportUndoPanelProps) => {
  const params = { id: uploadId }
  const format = useFormat()
  const pages = usePages(readImportUndo, { params, query: {} })
  const { change, busy, error } = useMutation(undoImport, { refreshes: undoneViews })
  const { data = [], hasMore, loadingMore, loadMore } = pages
  const goesOn = hasMore && !loadingMore && data.length < checkedAtOnce
  useEffect(() => {
    if (goesOn) loadMore()
  }, [goesOn, loadMore])
  const [first] = data
  const isUndone = first?.startedAt !== undefined
  const kept = data.flatMap((page) => page.kept)
  const payments = first?.payments && data.flatMap((page) => page.payments?.kept ?? [])
  const records = first?.records && data.flatMap((page) => page.records?.kept ?? [])
  const own = first?.records ? deletes[first.records.kind] : first?.cases ? 'legal:delete' : 'bidders:delete'
  const mayNot = usePermissionReason(first?.payments ? 'payments:process' : own)
  const cases = first?.cases && data.flatMap((page) => page.cases?.kept ?? [])
  const sales = first?.sales && data.flatMap((page) => page.sales?.kept ?? [])
  const start = async () => {
    if (!(await change({ params }))) return
    toast({ text: text.started })
    access.onClose()
  }
  const problem = error ?? (first ? undefined : pages.error)
  const canUndo = first !== undefined && !isUndone
  return (
    <Panel
      narrow
      title={name}
      subtitle={<span className={look('keepsLines')}>{one ? madeLine(one, format) : text.kinds.import}</span>}
      {...access}
      footer={
        canUndo ? (
          <>
            <span className={look('note', 'fill')}>
              {one && text.possibleUntil({ until: format.dateTime(one.until) })} {text.final}
            </span>
            <Button look="primary" icon={<ArrowUndo20Regular />} reason={mayNot} busy={busy} onClick={() => void start()}>
              {text.undoImport}
            </Button>
          </>
        ) : (
          [kept, sales, cases, records, payments].some((some) => some && some.length > 0) && (
            <Button onClick={() => saveFile(keptCsv({ kept, sales, cases, records, payments }), `${name}.csv`)}>{text.saveKept}</Button>
          )
        )
      }
    >
      <div className={look('stack', 'gapL')} aria-busy={!first && problem === undefined}>
        {problem !== undefined && (
          <p role="alert" className={look('problem')}>
            {first ? text.failed({ problem: errorMessage(problem) }) : text.checkFailed({ problem: errorMessage(problem) })}
          </p>
        )}
        {!first && problem === undefined && <p role="status">{text.checking}</p>}
        {first && (
          <>
            <h3 className={look('heading')}>{isUndone ? text.whatItDid : text.what}</h3>
            <UndoFigures pages={data} isUndone={isUndone} />
            {hasMore && data.length < checkedAtOnce && <p role="status">{text.checking}</p>}
            {hasMore && data.length >= checkedAtOnce && (
              <p className={look('row', 'wrap', 'gapS')}>
                {!isUndone && text.partly}
                <Button small busy={loadingMore} onClick={loadMore}>
                  {isUndone ? text.more : text.checkRest}
                </Button>
              </p>
            )}
            {cases && <KeptCases kept={cases} />}
            {payments && <KeptPayments kept={payments} />}
            {first.records && records && <KeptRecords kind={first.records.kind} kept={records} />}
            {sales && <KeptSales kept={sales} />}
            <KeptBidders kept={kept} />
          </>
        )}
      </div>
    </Panel>
  )
}
