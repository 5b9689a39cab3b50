import { createUpload, type Upload } from '@auctionwiz/contracts/uploads'
import { useEffect, useRef, useState } from 'react'
import { useUploadClient } from './use-upload-client.ts'

export interface Sending {
  /** 0 to 1. */
  share: number
  stop: () => void
}

export interface Uploader {
  sending: Sending | undefined
  /** Of the last attempt; undefined after a stop. */
  error: unknown
  /** Sends the form. Answers undefined when it failed (`error` says why) or was stopped. */
  send: (body: FormData) => Promise<Upload | undefined>
  /** Call when the content differs from the last attempt. */
  changed: () => void
}

/** Sends one upload at a time. A retry of the same form sends the same key, so that the service accepts it once. */
export const useUpload = (): Uploader => {
  const clientFor = useUploadClient()
  const [sending, setSending] = useState<Sending>()
  const [error, setError] = useState<unknown>(undefined)
  const key = useRef<string>(undefined)
  const isSending = sending !== undefined
  useEffect(() => (isSending ? keepPageOpen() : undefined), [isSending])

  const send = async (body: FormData): Promise<Upload | undefined> => {
    const abort = new AbortController()
    const progress = (share: number) => setSending({ share, stop: () => abort.abort() })
    key.current ??= crypto.randomUUID()
    progress(0)
    setError(undefined)
    try {
      const upload = await clientFor(progress)(createUpload, {
        body,
        idempotencyKey: key.current,
        signal: abort.signal,
      })
      key.current = undefined
      return upload
    } catch (failure) {
      if (!abort.signal.aborted) setError(failure)
      return undefined
    } finally {
      setSending(undefined)
    }
  }

  return {
    sending,
    error,
    send,
    changed: () => {
      key.current = undefined
      setError(undefined)
    },
  }
}

/** Makes the browser ask before it closes or reloads the page, which would abort the upload. Returns a function that stops this. */
const keepPageOpen = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
