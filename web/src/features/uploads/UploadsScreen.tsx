import { listBidders } from '@auctionwiz/contracts/bidders'
import { listUploads, type Upload } from '@auctionwiz/contracts/uploads'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { useRef, useState } from 'react'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePages } from '../../app/calls/use-pages.ts'
import { useCan } from '../../app/permissions.ts'
import { useSession } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { ProgressLine } from '../../ui/Skeleton.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useWide } from '../../ui/use-wide.ts'
import { uploadText } from './messages.ts'
import { NewUpload } from './NewUpload.tsx'
import { bidderTemplate, templateName } from './template.ts'
import { UploadHistory } from './UploadHistory.tsx'
import styles from './UploadsScreen.module.css'

/** The uploads screen: uploads files and lists their results. */
const UploadsScreen = () => (useCan('data:import') ? <DataProcessing /> : <NoPermission permission="data:import" what={uploadText.noun} />)

const DataProcessing = () => {
  const pages = usePages(listUploads, { query: {} })
  const refresh = useRefresh()
  const { isDemo } = useSession()
  const phone = !useWide(641)
  const [announced, announce] = useState('')
  const history = useRef<HTMLHeadingElement>(null)
  const uploaded = () => {
    pages.reload()
    // The progress replaced the pressed button, so the focus moves to the upload.
    if (document.activeElement === document.body) history.current?.focus()
  }
  const finished = (upload: Upload) => {
    announce(`${upload.name}: ${uploadText.statuses[upload.status]}`)
    refresh([listBidders])
  }
  return (
    <Page>
      <TitleRow title={phone ? uploadText.titleShort : uploadText.title}>
        <Button
          icon={<ArrowDownload20Regular />}
          onClick={() => saveFile(new Blob([bidderTemplate()], { type: 'text/csv;charset=utf-8' }), templateName)}
          aria-label={phone ? uploadText.template : undefined}
        >
          {phone ? undefined : uploadText.template}
        </Button>
      </TitleRow>
      {isDemo && (
        <p role="note" className={look('fixed', 'padBand', 'brass')}>
          {uploadText.demo}
        </p>
      )}
      <div className={classes(look('flex', 'fill', 'lineAbove', 'hugs'), styles.columns)}>
        <section
          className={classes(look('fixed', 'scrolls', 'lineRight', 'padSidesXXL', 'padTopXL', 'padBottomXXL'), styles.form)}
          aria-label={uploadText.newUpload}
        >
          <h2 className={look('belowL', 'heading')}>{uploadText.newUpload}</h2>
          <NewUpload onUploaded={uploaded} />
        </section>
        <section
          className={classes(look('grow', 'scrolls', 'anchor', 'padSidesXXL', 'padTopXL', 'padBottomXXL'), styles.history)}
          aria-label={uploadText.history}
        >
          <ProgressLine active={pages.refreshing} />
          <h2 ref={history} tabIndex={-1} className={look('belowL', 'heading')}>
            {uploadText.history}
          </h2>
          <UploadHistory pages={pages} onFinished={finished} />
          <p className="visually-hidden" role="status">
            {announced}
          </p>
        </section>
      </div>
    </Page>
  )
}

export default UploadsScreen
