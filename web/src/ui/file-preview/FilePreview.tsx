import { Suspense, useEffect, useState } from 'react'
import { text } from '../../messages/index.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { lazyPart } from '../lazy-part/lazy-part.tsx'
import { look } from '../look.ts'
import { SkeletonRows } from '../Skeleton.tsx'
import { previewText } from './messages.ts'

const PdfPages = lazyPart(() => import('./PdfPages.tsx'))

interface FilePreviewProps {
  title: string
  fileName: string
  fetchFile: () => Promise<Blob>
  onSave: () => void
  onClose: () => void
}

/** A file as a picture: an image, or the pages of a PDF, drawn without their scripts. Nothing of a file runs here. */
const FilePreview = ({ title, fileName, fetchFile, onSave, onClose }: FilePreviewProps) => {
  const [content, setContent] = useState<Blob>()
  const [error, setError] = useState<unknown>()
  const fetchAgain = () => {
    setError(undefined)
    fetchFile().then(setContent, setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stored file never changes, so it is fetched once.
  useEffect(fetchAgain, [])
  return (
    <Dialog
      title={title}
      width={960}
      cancelLabel={text.common.close}
      onClose={onClose}
      actions={<Button onClick={onSave}>{previewText.download}</Button>}
    >
      {error !== undefined && <ErrorState compact title={previewText.failed} error={error} onRetry={fetchAgain} />}
      {content === undefined && error === undefined && <SkeletonRows rows={8} columns={[240, 320]} />}
      {content &&
        (/\.pdf$/i.test(fileName) ? (
          <Suspense fallback={<SkeletonRows rows={8} columns={[240, 320]} />}>
            <PdfPages content={content} name={title} />
          </Suspense>
        ) : (
          <Picture content={content} name={title} />
        ))}
    </Dialog>
  )
}

/** As an image, a file is drawn and no more, whatever else it contains. */
const Picture = ({ content, name }: { content: Blob; name: string }) => {
  const [address, setAddress] = useState<string>()
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  if (broken) return <p className={look('muted')}>{previewText.unreadable}</p>
  return address && <img src={address} alt={name} className={look('upToFull')} onError={() => setBroken(true)} />
}

export default FilePreview
