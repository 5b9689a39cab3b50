import { type LegalCase, readLegalCase } from '@auctionwiz/contracts/legal-cases'
import { type ComponentType, Suspense } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { text } from '../../../messages/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyDialog, lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { CaseStatusDot, Priority } from '../CaseMarks.tsx'
import { caseText } from '../case-messages.ts'
import { legalText } from '../messages.ts'
import styles from './CaseDialog.module.css'
import { CaseFacts } from './CaseFacts.tsx'
import { type CaseTab, type CaseView, caseTabs, tabOf } from './case-views.ts'
import { Overview } from './Overview.tsx'

const Workflow = lazyPart(() => import('./Workflow.tsx'))
const Timeline = lazyPart(() => import('./Timeline.tsx'))
const Documents = lazyPart(() => import('./documents/Documents.tsx'))
const Actions = lazyPart(() => import('./Actions.tsx'))
const Notes = lazyPart(() => import('./Notes.tsx'))
const EditCase = lazyDialog(() => import('./EditCase.tsx'))
const DeleteCase = lazyDialog(() => import('./DeleteCase.tsx'))
const ChangeStatus = lazyDialog(() => import('./ChangeStatus.tsx'))

export interface CaseDialogProps {
  id: string
  view: CaseView
  onView: (view: CaseView) => void
  onClose: () => void
}

const contents: Record<CaseTab, ComponentType<{ legalCase: LegalCase }>> = {
  overview: Overview,
  workflow: Workflow,
  timeline: Timeline,
  documents: Documents,
  actions: Actions,
  notes: Notes,
}

/** One legal case: six tabs, and the form that updates it. */
const CaseDialog = ({ id, view, onView, onClose }: CaseDialogProps) => {
  const { data, error, reload } = useQuery(readLegalCase, { params: { id } })
  const format = useFormat()
  const mayNotEdit = usePermissionReason('legal:edit')
  if (data === undefined)
    return (
      <Dialog
        title={legalText.cases}
        width={960}
        height={776}
        cancelLabel={text.common.close}
        loading={error === undefined}
        onClose={onClose}
      >
        {error === undefined ? (
          <SkeletonRows rows={8} columns={[120, 240]} />
        ) : (
          <ErrorState compact title={legalText.caseFailed} error={error} onRetry={reload} />
        )}
      </Dialog>
    )
  if (view === 'edit')
    return (
      <Suspense fallback={null}>
        <EditCase opened={data} onClose={() => onView('overview')} />
      </Suspense>
    )
  const closed = data.status === 'CLOSED' ? caseText.isClosed : undefined
  return (
    <Dialog
      title={data.caseNumber}
      mark={
        <span className={look('inlineRow', 'wrap', 'gapM', 'body', 'startM', 'plain')}>
          <Priority priority={data.priority} />
          <CaseStatusDot status={data.status} />
        </span>
      }
      width={960}
      height={776}
      note={caseText.filedBy({ date: format.date(data.dateSubmitted), name: data.submittedBy })}
      cancelLabel={text.common.close}
      onClose={onClose}
      actions={
        <Button look="primary" reason={mayNotEdit ?? closed} onClick={() => onView('edit')}>
          {caseText.update}
        </Button>
      }
    >
      <CaseBody legalCase={data} tab={tabOf(view)} onView={onView} />
      {view === 'close' && (
        <Suspense fallback={null}>
          <ChangeStatus legalCase={data} to="CLOSED" onClose={() => onView('workflow')} />
        </Suspense>
      )}
      {view === 'delete' && (
        <Suspense fallback={null}>
          <DeleteCase legalCase={data} onDeleted={onClose} onClose={() => onView('overview')} />
        </Suspense>
      )}
    </Dialog>
  )
}

const CaseBody = ({ legalCase, tab, onView }: { legalCase: LegalCase; tab: CaseTab; onView: (view: CaseView) => void }) => {
  const format = useFormat()
  const Content = contents[tab]
  const counts: Partial<Record<CaseTab, number>> = {
    documents: legalCase.documentCount,
    actions: legalCase.actionItems.filter(({ doneAt }) => doneAt === undefined).length,
    notes: legalCase.noteCount,
  }
  return (
    <>
      <p className={look('noMargin', 'soft', 'breaks')}>{legalCase.title}</p>
      <div className={classes(look('ground'), styles.tabs)}>
        <Tabs
          name="case"
          label={caseText.caseTabsOf({ number: legalCase.caseNumber })}
          selected={tab}
          onSelect={onView}
          tabs={caseTabs.map((id) => {
            const count = counts[id]
            return { id, label: caseText.caseTabs[id], ...(count !== undefined && { count: format.number(count) }) }
          })}
        />
      </div>
      <div className={classes(look('gapXL', 'padTopL', 'grid'), styles.columns)} data-tab={tab}>
        <div role="tabpanel" id="case-panel" aria-labelledby={`case-tab-${tab}`} className={look('shrinks')}>
          <Suspense fallback={<SkeletonRows rows={6} columns={[120, 240]} />}>
            <Content legalCase={legalCase} />
          </Suspense>
        </div>
        <CaseFacts legalCase={legalCase} />
      </div>
    </>
  )
}

export default CaseDialog
