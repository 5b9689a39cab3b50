import type { Upload, UploadTexts } from '@auctionwiz/contracts/uploads'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import type { Transfer } from './sending/transfer-pace.ts'
import { useUploadClient } from './use-upload-client.ts'

export interface Sending {
  transfer: Transfer
  stop: () => void
}

export interface Uploader {
  sending: Sending | undefined
  /** Of the last attempt; undefined after a stop. */
  error: unknown
  /** Sends the form. Answers undefined when it failed (`error` says why) or was stopped. */
  send: (texts: UploadTexts, files: readonly File[]) => Promise<Upload | undefined>
  /** Call when the content differs from the last attempt. */
  changed: () => void
}

/** Sends one upload at a time. A retry of the same form sends the same key, so that the service accepts it once. */
export const useUpload = (): Uploader => {
  const call = useCall()
  const { auctionHouseId } = useSignedIn()
  const formClient = useUploadClient()
  const [sending, setSending] = useState<Sending>()
  const [error, setError] = useState<unknown>(undefined)
  const key = useRef<string>(undefined)
  const isSending = sending !== undefined
  useEffect(() => (isSending ? keepPageOpen() : undefined), [isSending])

  const send = async (texts: UploadTexts, files: readonly File[]): Promise<Upload | undefined> => {
    const abort = new AbortController()
    const { signal } = abort
    const onProgress = (transfer: Transfer) => setSending({ transfer, stop: () => abort.abort() })
    const idempotencyKey = key.current ?? crypto.randomUUID()
    key.current = idempotencyKey
    onProgress({ sent: 0, total: files.reduce((sum, { size }) => sum + size, 0) })
    setError(undefined)
    try {
      const { sendInBrowser } = await import('./sending/send-in-browser.ts')
      const upload = await sendInBrowser({
        call,
        formClient,
        texts,
        files,
        idempotencyKey,
        houseId: auctionHouseId ?? '',
        signal,
        onProgress,
      })
      key.current = undefined
      return upload
    } catch (failure) {
      if (!signal.aborted) setError(failure)
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
