import { listBidders } from '@auctionwiz/contracts/bidders'
import { countConflicts } from '@auctionwiz/contracts/conflict-counts'
import { listUploads, type Upload } from '@auctionwiz/contracts/uploads'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { useSession } from '../../app/session/session-context.ts'
import { classes } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { ProgressLine, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { useSearchText } from '../../ui/use-search-text.ts'
import { useWide } from '../../ui/use-wide.ts'
import { uploadText } from './messages.ts'
import { NewUpload } from './NewUpload.tsx'
import { isRunning } from './polling.ts'
import { historyHash } from './review-path.ts'
import styles from './UploadsScreen.module.css'

const UploadHistory = lazyPart(() => import('./UploadHistory.tsx'))
const UploadButtons = lazyPart(() => import('./UploadButtons.tsx'))
const RulesButton = lazyPart(() => import('../conflicts/RulesButton.tsx'))
const UndoTab = lazyPart(() => import('../undo/UndoTab.tsx'))
const MoveScreen = lazyPart(() => import('../moving/MoveScreen.tsx'))
const ImportReview = lazyPart(() => import('./review/ImportReview.tsx'))
const ConflictsTab = lazyPart(() => import('../conflicts/ConflictsTab.tsx'))

/** The uploads screen: uploads files and lists their results. */
const UploadsScreen = () => {
  const { tab, id } = useParams()
  if (!useCan('data:import')) return <NoPermission permission="data:import" what={uploadText.noun} />
  const reviewed = tab === 'review' ? id : undefined
  if (reviewed === undefined && tab !== 'move') return <DataProcessing />
  return (
    <Suspense fallback={<SkeletonRows rows={12} columns={[240, 160, 160]} />}>
      {reviewed === undefined ? <MoveScreen /> : <ImportReview key={reviewed} id={reviewed} />}
    </Suspense>
  )
}

/** The tab of the address; conflicts are counted once the shown tab is there. */
const DataProcessing = () => {
  const { tab } = useParams()
  const navigate = useNavigate()
  const format = useFormat()
  const phone = !useWide(641)
  const pending = useQuery(countConflicts, useIdle() ? {} : null).data?.pending
  const selected = tab === 'conflicts' || tab === 'undo' ? tab : 'uploads'
  return (
    <Page>
      <TitleRow title={phone ? uploadText.titleShort : uploadText.title}>
        <Suspense fallback={null}>
          {selected === 'uploads' && <UploadButtons />}
          {selected === 'conflicts' && <RulesButton />}
        </Suspense>
      </TitleRow>
      <Tabs
        name="data"
        label={uploadText.title}
        selected={selected}
        onSelect={(chosen) => void navigate(chosen === 'uploads' ? paths.dataProcessing : `${paths.dataProcessing}/${chosen}`)}
        tabs={[
          { id: 'uploads', label: uploadText.uploadsTab },
          { id: 'conflicts', label: uploadText.conflictsTab, ...(pending && { count: format.number(pending) }) },
          { id: 'undo', label: uploadText.undoTab },
        ]}
      />
      <div id="data-panel" role="tabpanel" aria-labelledby={`data-tab-${selected}`} className={look('stack', 'fill', 'hugs')}>
        {selected === 'uploads' ? (
          <Uploads />
        ) : (
          <Suspense fallback={<SkeletonRows rows={12} columns={[240, 160, 160]} />}>
            {selected === 'undo' ? <UndoTab /> : <ConflictsTab />}
          </Suspense>
        )}
      </div>
    </Page>
  )
}

const Uploads = () => {
  const [search, setSearch] = useState('')
  const [typed, type] = useSearchText(search, setSearch)
  const pages = usePages(listUploads, { query: search === '' ? {} : { search } })
  const refresh = useRefresh()
  const { isDemo } = useSession()
  const [announced, announce] = useState('')
  const history = useRef<HTMLHeadingElement>(null)
  const sent = useRef(new Set<string>())
  // On a wide screen the results are beside the form, and nothing scrolls.
  const showHistory = useCallback(() => history.current?.closest('section')?.scrollIntoView(), [])
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === historyHash) showHistory()
  }, [hash, showHistory])
  const [latest, setLatest] = useState<string>()
  // The pressed button is gone, and with it what was typed: the focus moves to the results, unless the user is elsewhere by now.
  useEffect(() => {
    if (latest === undefined) return
    const at = document.activeElement
    if (at === document.body || at instanceof HTMLFormElement) history.current?.focus({ preventScroll: true })
    showHistory()
  }, [latest, showHistory])
  const uploaded = ({ uploadId }: Upload) => {
    sent.current.add(uploadId)
    pages.reload()
    setLatest(uploadId)
  }
  const finished = (upload: Upload) => {
    sent.current.delete(upload.uploadId)
    announce(`${upload.name}: ${uploadText.statuses[upload.status]}`)
    refresh([listBidders, countConflicts])
  }
  // A small import may have ended before the list shows it for the first time.
  useEffect(() => {
    for (const upload of pages.data?.flatMap(({ uploads }) => uploads) ?? [])
      if (sent.current.has(upload.uploadId) && !isRunning(upload)) finished(upload)
  })
  return (
    <>
      {isDemo && (
        <p role="note" className={look('fixed', 'padBand', 'brass')}>
          {uploadText.demo}
        </p>
      )}
      <div className={classes(look('flex', 'fill', 'lineAbove', 'hugs'), styles.columns)}>
        <section
          className={classes(look('fixed', 'scrolls', 'lineRight', 'padPage', 'padTopXL', 'padBottomXXL'), styles.form)}
          aria-label={uploadText.newUpload}
        >
          <h2 className={look('belowL', 'heading')}>{uploadText.newUpload}</h2>
          <NewUpload onUploaded={uploaded} />
        </section>
        <section
          className={classes(look('grow', 'scrolls', 'anchor', 'padPage', 'padTopXL', 'padBottomXXL'), styles.history)}
          aria-label={uploadText.history}
        >
          <ProgressLine active={pages.refreshing} />
          <h2 ref={history} tabIndex={-1} className={look('belowL', 'heading')}>
            {uploadText.history}
          </h2>
          <div className={look('belowL')}>
            <SearchBox placeholder={uploadText.search} value={typed} maxLength={100} onChange={type} />
          </div>
          <Suspense fallback={<SkeletonRows rows={6} columns={[56, 240, 120]} />}>
            <UploadHistory pages={pages} onFinished={finished} searching={search !== ''} onClearSearch={() => type('')} />
          </Suspense>
          <p className="visually-hidden" role="status">
            {announced}
          </p>
        </section>
      </div>
    </>
  )
}

export default UploadsScreen
