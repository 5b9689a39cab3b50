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
  /** What is to be sent is no longer what was sent before. */
  changed: () => void
}

/** Sends one upload at a time. The same form sent again after a failure carries the same key, so it is taken once. */
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

/** Closing or reloading the page would lose what is being sent, so the browser asks first. Answers how to end that. */
const keepPageOpen = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
