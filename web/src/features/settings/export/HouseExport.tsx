import { downloadHouseExport, type HouseExport as Export, readHouseExport, startHouseExport } from '@auctionwiz/contracts/house-exports'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useStore } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { ConfirmIdentity } from '../../confirm/ConfirmIdentity.tsx'
import { useConfirmed } from '../../confirm/confirm-identity.ts'
import { useAction } from '../../confirm/use-action.ts'
import shared from '../Settings.module.css'
import { houseExportText as text } from './messages.ts'

/** Milliseconds between two looks at an export that is being made. */
const pause = 1_500

const isOpen = (made: Export | undefined): boolean => made?.state === 'waiting' || made?.state === 'running'

/** The whole house as a file: asked for, followed, and downloaded as long as it is kept; only for the owner of the account. */
const HouseExport = ({ houseName }: { houseName: string }) => {
  const call = useCall()
  const store = useStore()
  const { busy, run } = useAction()
  const { data, error, reload } = useQuery(
    readHouseExport,
    {},
    { refreshInterval: (latest?: { export?: Export | undefined }) => (isOpen(latest?.export) ? pause : 0) },
  )
  const made = data?.export
  const start = () => run(async () => store(readHouseExport, {}, await call(startHouseExport, {})), text.notStarted)
  return (
    <section className={shared.section} aria-labelledby="house-export">
      <h2 id="house-export" className={look('heading')}>
        {text.heading({ house: houseName })}
      </h2>
      <p className={look('soft')}>
        {text.help} {text.other}
      </p>
      {error !== undefined && <ErrorState compact title={text.unread} error={error} onRetry={reload} />}
      {made && isOpen(made) && <Progress made={made} />}
      {made?.state === 'failed' && (
        <p role="alert" className={look('problem')}>
          {text.failed}
        </p>
      )}
      <div className={look('row', 'wrap', 'gapS', 'aboveL')}>
        {made?.state === 'done' && (
          <ConfirmIdentity>
            <Download made={made} />
          </ConfirmIdentity>
        )}
        <Button busy={busy} disabled={isOpen(made)} onClick={() => void start()}>
          {made === undefined ? text.start : text.again}
        </Button>
      </div>
    </section>
  )
}

export default HouseExport

const Progress = ({ made: { done, total } }: { made: Export }) => {
  const format = useFormat()
  return (
    <div className={look('stack', 'gapS', 'aboveL')}>
      <ProgressBar label={text.making} {...(total > 0 && { value: done, max: total })} />
      <p role="status" className={look('noMargin', 'note')}>
        {total > 0 ? text.packed({ done: format.number(done), total: format.number(total) }) : text.mail}
      </p>
    </div>
  )
}

const Download = ({ made: { startedAt, startedBy, finishedAt = '', expiresAt = '', bytes = 0 } }: { made: Export }) => {
  const format = useFormat()
  const call = useCall()
  const confirmed = useConfirmed()
  const { busy, run } = useAction()
  const name = `house-${startedAt.slice(0, 10)}.zip`
  const save = () => run(async () => saveFile((await confirmed(() => call(downloadHouseExport, {}))) as Blob, name), text.notDownloaded)
  return (
    <>
      <p role="status" className={look('noMargin', 'small')}>
        {text.made({
          at: format.dateTime(finishedAt),
          name: startedBy,
          until: format.date(expiresAt),
          size: format.number(Math.ceil(bytes / 100_000) / 10),
        })}
      </p>
      <Button look="primary" busy={busy} onClick={() => void save()}>
        {text.download}
      </Button>
    </>
  )
}
