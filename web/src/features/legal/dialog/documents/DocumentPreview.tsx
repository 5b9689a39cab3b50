import { Suspense, useEffect, useState } from 'react'
import { text } from '../../../../messages/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { lazyPart } from '../../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../../ui/look.ts'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { documentText } from './messages.ts'

const PdfPages = lazyPart(() => import('./PdfPages.tsx'))

interface DocumentPreviewProps {
  title: string
  fileName: string
  fetchFile: () => Promise<Blob>
  onSave: () => void
  onClose: () => void
}

/** A document as a picture: an image, or the pages of a PDF, drawn without their scripts. Nothing of a file runs here. */
const DocumentPreview = ({ title, fileName, fetchFile, onSave, onClose }: DocumentPreviewProps) => {
  const [content, setContent] = useState<Blob>()
  const [error, setError] = useState<unknown>()
  const fetchAgain = () => {
    setError(undefined)
    fetchFile().then(setContent, setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file of a version never changes, so it is fetched once.
  useEffect(fetchAgain, [])
  return (
    <Dialog
      title={title}
      width={960}
      cancelLabel={text.common.close}
      onClose={onClose}
      actions={<Button onClick={onSave}>{documentText.download}</Button>}
    >
      {error !== undefined && <ErrorState compact title={documentText.previewFailed} error={error} onRetry={fetchAgain} />}
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
  if (broken) return <p className={look('muted')}>{documentText.unreadable}</p>
  return address && <img src={address} alt={name} className={look('upToFull')} onError={() => setBroken(true)} />
}

export default DocumentPreview
