import type { UploadFile } from '@auctionwiz/contracts/upload-files'
import type { Upload } from '@auctionwiz/contracts/uploads'
import { downloadUpload } from '@auctionwiz/contracts/uploads'
import { ArrowDownload20Regular } from '@fluentui/react-icons/headless/svg/arrow-download'
import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { Suspense, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { saveFile } from '../../ui/save-file.ts'
import { fileText } from './file-messages.ts'
import { sizeText } from './sizes.ts'

const FilePreview = lazyDialog(() => import('../../ui/file-preview/FilePreview.tsx'))

/** The files of an upload, and what became of each; those stored can be seen and downloaded. */
const FileList = ({ upload }: { upload: Upload }) => (
  <ul className={look('aboveS')} aria-label={fileText.filesOf({ name: upload.name })}>
    {upload.files.map((file, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order never changes.
      <FileRow key={index} uploadId={upload.uploadId} file={file} />
    ))}
  </ul>
)

export default FileList

const FileRow = ({ uploadId, file }: { uploadId: string; file: UploadFile }) => {
  const { name, size, kind, outcome, number } = file
  const [shown, setShown] = useState(false)
  const call = useCall()
  const download = useMutation(downloadUpload, { onDone: (content) => saveFile(content as Blob, name) })
  const input = { params: { id: uploadId }, query: { file: number } }
  return (
    <li className={look('lineBelow', 'padRow')}>
      <div className={look('row', 'wrap', 'gapColumnsS', 'tall40')}>
        <div className={look('grow', 'shrinks')}>
          <p className={look('noMargin', 'breaks')}>{name}</p>
          <p className={look('noMargin', 'note')}>
            {[kind && fileText.kinds[kind], sizeText(size), fileText.outcomes[outcome]].filter(Boolean).join(' · ')}
          </p>
        </div>
        {number !== undefined && (
          <>
            {(kind === 'image' || kind === 'pdf') && (
              <Button
                look="subtle"
                icon={<Eye20Regular />}
                aria-label={fileText.preview({ name })}
                onMouseEnter={prefetchDialog}
                onFocus={prefetchDialog}
                onClick={() => setShown(true)}
              />
            )}
            <Button
              look="subtle"
              icon={<ArrowDownload20Regular />}
              busy={download.busy}
              aria-label={fileText.downloadFile({ name })}
              onClick={() => void download.change(input)}
            />
          </>
        )}
      </div>
      {download.error !== undefined && (
        <p role="alert" className={look('problem', 'breaks')}>
          {errorMessage(download.error)}
        </p>
      )}
      {shown && (
        <Suspense fallback={null}>
          <FilePreview
            title={name}
            fileName={name}
            fetchFile={async () => (await call(downloadUpload, input)) as Blob}
            onSave={() => void download.change(input)}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </li>
  )
}
