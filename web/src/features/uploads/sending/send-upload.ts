import { CallError, type Client } from '@auctionwiz/contracts/client'
import { completeUpload, discardOpenedUpload, grantBlocks, openUpload } from '@auctionwiz/contracts/opened-uploads'
import { createUpload, type Upload, type UploadTexts } from '@auctionwiz/contracts/uploads'
import type { OnProgress } from '../send-with-progress.ts'
import type { Interrupted } from './interrupted.ts'
import { type Patience, patiently } from './patience.ts'
import { type PutBlock, sendBlocks } from './send-blocks.ts'
import { type Transfer, transferPace } from './transfer-pace.ts'

export interface UploadSending {
  call: Client
  /** A client for the form, which reports its progress. */
  formClient: (onProgress: OnProgress) => Client
  put: PutBlock
  patience: Patience
  texts: UploadTexts
  files: readonly File[]
  /** The key of the request; the same for another attempt with the same content. */
  idempotencyKey: string
  interrupted: Interrupted
  signal: AbortSignal
  now: () => number
  onProgress: (transfer: Transfer) => void
}

/**
 * Sends an upload: its files straight to file storage where that can be reached, else with the form. Goes on with what arrived of an interrupted
 * one. When the signal aborts, what has arrived is removed.
 */
export const sendUpload = async (sending: UploadSending): Promise<Upload> => {
  const { call, texts, files, idempotencyKey, interrupted, signal } = sending
  const resumes = interrupted.find()
  const announced = files.map(({ name, size }) => ({ name, size }))
  const body = { ...texts, files: announced, ...(resumes && { resumes }) }
  const { opened } = await call(openUpload, { body, idempotencyKey, signal })
  if (!opened) return sendForm(sending)
  const params = { id: opened.openedId }
  interrupted.keep(opened.openedId)
  try {
    const upload = await sendOpened(sending, opened)
    interrupted.forget()
    return upload
  } catch (error) {
    if (signal.aborted) {
      interrupted.forget()
      // What this leaves behind, the service removes by its age.
      await call(discardOpenedUpload, { params }).catch(() => undefined)
    } else if (isRefused(error)) interrupted.forget()
    throw error
  }
}

type Opened = Parameters<typeof sendBlocks>[0]['opened']

const sendOpened = async ({ call, put, patience, files, signal, now, onProgress }: UploadSending, opened: Opened): Promise<Upload> => {
  const params = { id: opened.openedId }
  const pace = transferPace(totalOf(files), now)
  await sendBlocks({
    ...patience,
    files,
    opened,
    put,
    now,
    signal,
    random: Math.random,
    renew: () => patiently(() => call(grantBlocks, { params, signal }), patience, signal),
    onProgress: (sent, waiting) => onProgress({ ...pace(sent), ...(waiting && { waiting }) }),
  })
  return patiently(() => call(completeUpload, { params, signal }), patience, signal)
}

/** The service removed what it refused; blocks that are missing can still be sent. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.code !== 'upload_interrupted'

const sendForm = ({ formClient, texts, files, idempotencyKey, signal, now, onProgress }: UploadSending): Promise<Upload> => {
  const total = totalOf(files)
  const pace = transferPace(total, now)
  const body = formOf(texts, files)
  return formClient((share) => onProgress(pace(Math.floor(share * total))))(createUpload, { body, idempotencyKey, signal })
}

const totalOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Texts first, so that the service has them before the files stream in. */
export const formOf = (texts: UploadTexts, files: readonly File[]): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) form.append(name, value)
  files.forEach((file, index) => {
    form.append(`file_${index}`, file, file.name)
  })
  return form
}
