import { readDryRun } from '@auctionwiz/contracts/dry-runs'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { readImportColumns } from '@auctionwiz/contracts/import-mappings'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { History20Regular } from '@fluentui/react-icons/headless/svg/history'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { Page, TitleButton, TitleRow } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { historyHash } from '../review-path.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { DryRunStep } from './DryRunStep.tsx'
import { reviewText as text } from './messages.ts'

const MappingsDialog = lazyDialog(() => import('./MappingsDialog.tsx'))

type Step = 'columns' | 'dryRun'

const steps = ['file', 'columns', 'dryRun', 'import'] as const

/** An upload before its import: what its columns are read as, then what would become of its rows. */
const ImportReview = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const columns = useQuery(readImportColumns, { params: { id } })
  const [chosen, choose] = useState<Step>()
  const [managing, setManaging] = useState(false)
  const leave = () => void navigate(`${paths.dataProcessing}${historyHash}`)
  const earlier = columns.data?.dryRun
  // A run that was started is shown again when its upload is opened.
  const isPlanned = earlier !== undefined && earlier.state !== 'failed'
  const step = chosen ?? (isPlanned ? 'dryRun' : 'columns')
  const go = (to: Step) => {
    refresh([readDryRun])
    choose(to)
  }
  return (
    <Page>
      <TitleRow
        title={step === 'columns' ? text.columnsTitle : text.dryRunTitle}
        count={columns.data && aboutFiles(columns.data)}
        before={<Button look="subtle" icon={<ArrowLeft20Regular />} aria-label={text.back} onClick={leave} />}
      >
        <TitleButton icon={<History20Regular />} onClick={() => setManaging(true)}>
          {text.mappings}
        </TitleButton>
      </TitleRow>
      <Steps label={text.steps} steps={steps.map((id) => ({ id, label: text.stepNames[id] }))} current={step} />
      {columns.error !== undefined && !columns.data && (
        <ErrorState title={text.loadFailed} error={columns.error} onRetry={columns.reload} />
      )}
      {columns.loading && <SkeletonRows rows={12} columns={[160, 240, 240]} />}
      {columns.data && step === 'columns' && (
        <ColumnsStep key={columns.data.saved?.id ?? id} id={id} columns={columns.data} onStarted={() => go('dryRun')} onLeft={leave} />
      )}
      {columns.data && step === 'dryRun' && (
        <DryRunStep id={id} name={columns.data.name} category={columns.data.category} onBack={() => choose('columns')} onLeft={leave} />
      )}
      {managing && <MappingsDialog onClose={() => setManaging(false)} />}
    </Page>
  )
}

/** The only file with its rows; several files have headings of their own. */
const aboutFiles = ({ name, files }: AnswerOf<typeof readImportColumns>): string => {
  const [only, ...others] = files
  return only && others.length === 0 ? text.rowsOf({ file: only.name, rows: only.rows }) : name
}

export default ImportReview
