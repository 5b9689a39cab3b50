import { downloadUpload, type FileKind } from '@auctionwiz/contracts/uploads'
import { useEffect, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { fileText } from './file-messages.ts'
import { PdfPages } from './PdfPages.tsx'

export interface FilePreviewProps {
  name: string
  kind: FileKind
  uploadId: string
  number: number
  onClose: () => void
}

/** A stored picture or PDF. Both are drawn as pixels: nothing that a file contains runs here. */
const FilePreview = ({ name, kind, uploadId, number, onClose }: FilePreviewProps) => {
  const { content, error, reload } = useStoredFile(uploadId, number)
  return (
    <Dialog title={name} width={960} onClose={onClose} cancelLabel={fileText.close}>
      {error !== undefined && <ErrorState compact title={fileText.previewFailed} error={error} onRetry={reload} />}
      {error === undefined && content === undefined && <SkeletonRows rows={6} columns={[320]} />}
      {content && (kind === 'image' ? <Picture name={name} content={content} /> : <PdfPages name={name} content={content} />)}
    </Dialog>
  )
}

export default FilePreview

const useStoredFile = (uploadId: string, number: number) => {
  const call = useCall()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ content?: Blob; error?: unknown }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const abort = new AbortController()
    setState({})
    call(downloadUpload, { params: { id: uploadId }, query: { file: number }, signal: abort.signal }).then(
      (content) => setState({ content: content as Blob }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ error })
      },
    )
    return () => abort.abort()
  }, [call, uploadId, number, attempt])
  return { ...state, reload: () => setAttempt((count) => count + 1) }
}

const Picture = ({ name, content }: { name: string; content: Blob }) => {
  const [address, setAddress] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  if (failed) return <p role="alert">{fileText.previewFailed}</p>
  return address && <img className={look('block', 'upToFull', 'belowL')} src={address} alt={name} onError={() => setFailed(true)} />
}
