import { type CasePack, type CasePackForm, downloadCasePack, readCasePack, startCasePack } from '@auctionwiz/contracts/legal-case-files'
import { useCall, useQuery } from '../../../../app/calls/use-call.ts'
import { useStore } from '../../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../../app/format.ts'
import { usePermissionReason } from '../../../../app/permissions.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { look } from '../../../../ui/look.ts'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { useAction } from '../../../confirm/use-action.ts'
import { documentText } from './messages.ts'

/** Milliseconds between two looks at a pack that is being made. */
const pause = 1_500

const isOpen = (pack: CasePack | undefined): boolean => pack?.state === 'waiting' || pack?.state === 'running'

/** The evidence pack of a case: asked for, followed, and downloaded as long as it is kept. */
export const EvidencePack = ({ caseId, number }: { caseId: string; number: string }) => {
  const mayNotExport = usePermissionReason('legal:export')
  const mayNotSeeAmounts = usePermissionReason('payments:view')
  const mayNot = mayNotExport ?? mayNotSeeAmounts
  const input = { params: { id: caseId } }
  const call = useCall()
  const store = useStore()
  const { busy, run } = useAction()
  const { data, error, reload } = useQuery(readCasePack, mayNot === undefined ? input : null, {
    refreshInterval: (latest?: { pack?: CasePack | undefined }) => (isOpen(latest?.pack) ? pause : 0),
  })
  const pack = data?.pack
  const start = () => run(async () => store(readCasePack, input, await call(startCasePack, input)), documentText.packNotStarted)
  return (
    <section className={look('stack', 'gapS', 'padTopL')} aria-label={documentText.pack}>
      <h3 className={look('heading')}>{documentText.pack}</h3>
      <p className={look('noMargin', 'small', 'muted')}>{documentText.packAbout}</p>
      {error !== undefined && <ErrorState compact title={documentText.packUnread} error={error} onRetry={reload} />}
      {pack && isOpen(pack) && <Progress pack={pack} />}
      {pack?.state === 'failed' && (
        <p role="alert" className={look('noMargin', 'problem')}>
          {documentText.packFailed}
        </p>
      )}
      {pack?.state === 'done' && <Made caseId={caseId} number={number} pack={pack} />}
      <div>
        <Button reason={mayNot} busy={busy} disabled={isOpen(pack)} onClick={() => void start()}>
          {pack === undefined ? documentText.makePack : documentText.makeAgain}
        </Button>
      </div>
    </section>
  )
}

const Progress = ({ pack: { done, total } }: { pack: CasePack }) => {
  const format = useFormat()
  return (
    <>
      <ProgressBar label={documentText.packing} {...(total > 0 && { value: done, max: total })} />
      <p role="status" className={look('noMargin', 'note')}>
        {total > 0 ? documentText.packedOf({ done: format.number(done), total: format.number(total) }) : documentText.packing}
      </p>
    </>
  )
}

const Made = ({ caseId, number, pack }: { caseId: string; number: string; pack: CasePack }) => {
  const { finishedAt = '', expiresAt = '', startedBy, startedAt, damaged } = pack
  const format = useFormat()
  const call = useCall()
  const { busy, run } = useAction()
  const save = (form: CasePackForm) =>
    run(async () => {
      const content = await call(downloadCasePack, { params: { id: caseId }, query: { form } })
      saveFile(content as Blob, `${number}-evidence-${startedAt.slice(0, 10)}.${form}`)
    }, documentText.exportFailed)
  return (
    <>
      <p role="status" className={look('noMargin', 'small')}>
        {documentText.packMade({ at: format.dateTime(finishedAt), name: startedBy, until: format.date(expiresAt) })}
      </p>
      {damaged > 0 && <p className={look('noMargin', 'problem')}>{documentText.damagedFiles({ count: damaged })}</p>}
      <div className={look('row', 'wrap', 'gapS')}>
        <Button look="primary" busy={busy} onClick={() => void save('zip')}>
          {documentText.downloadZip}
        </Button>
        <Button busy={busy} onClick={() => void save('pdf')}>
          {documentText.downloadPdf}
        </Button>
      </div>
    </>
  )
}
