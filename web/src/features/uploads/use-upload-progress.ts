import { readUploadStatus, type Upload } from '@auctionwiz/contracts/uploads'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { type Look, paceOf } from './pace.ts'
import { isRunning, nextLook, progressMark } from './polling.ts'

export interface UploadProgress {
  upload: Upload
  pace: { rowsPerSecond?: number; remaining?: number }
  /** The last poll failed; it is retried. */
  stale: boolean
  /** Adopts a newer answer, such as that of a retry. */
  update: (upload: Upload) => void
}

const lookAt = ({ results, progress }: Upload): Look => ({ at: Date.now(), rows: results.recordsProcessed, percent: progress })

/** Polls a running upload: each second, less often without progress, not at all while the page is hidden. */
export const useUploadProgress = (known: Upload, onFinished: (upload: Upload) => void): UploadProgress => {
  const call = useCall()
  const [upload, setUpload] = useState(known)
  const [pace, setPace] = useState<UploadProgress['pace']>({})
  const [stale, setStale] = useState(false)
  const finished = useRef(onFinished)
  finished.current = onFinished
  useEffect(() => setUpload(known), [known])
  const { uploadId } = upload
  const running = isRunning(upload)

  useEffect(() => {
    if (!running) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let first: Look | undefined
    let mark = ''
    let quiet = 0
    const look = async () => {
      if (!document.hidden) {
        const latest = await call(readUploadStatus, { params: { id: uploadId }, signal: abort.signal }).catch(() => undefined)
        if (abort.signal.aborted) return
        setStale(latest === undefined)
        quiet = latest && progressMark([latest]) !== mark ? 0 : quiet + 1
        if (latest) {
          mark = progressMark([latest])
          first ??= lookAt(latest)
          setPace(paceOf(first, lookAt(latest)))
          setUpload(latest)
          if (!isRunning(latest)) return finished.current(latest)
        }
      }
      timer = setTimeout(() => void look(), nextLook(quiet))
    }
    timer = setTimeout(() => void look(), nextLook(0))
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [call, uploadId, running])

  return { upload, pace, stale, update: setUpload }
}
