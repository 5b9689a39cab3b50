import { setTimeout as pause } from 'node:timers/promises'
import type { Upload } from '@auctionwiz/contracts/uploads'
import type { Tenant } from '../../support/tenant.ts'
import { type Bench, call, headersOf } from './bench-stack.ts'

/** A token is good for 15 minutes; a new one is made after five. */
const signedMs = 300_000

/** Headers of a house that last as long as an import of a million rows. */
const lastingHeaders = (tenant: Tenant) => {
  let [headers, signed] = [headersOf(tenant), performance.now()]
  return (): typeof headers => {
    if (performance.now() - signed > signedMs) [headers, signed] = [headersOf(tenant), performance.now()]
    return headers
  }
}

/** Sends a file of bidders; with `review` it waits for its columns to be looked at. */
export const sendFile = async (
  { info }: Bench,
  tenant: Tenant,
  file: Blob,
  { name = 'bidders.csv', review = false } = {},
): Promise<Upload> => {
  const form = new FormData()
  const fields = { name: 'Bench', description: 'Bench', category: 'bidders', ...(review && { review: 'yes' }) }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file_0', file, name)
  return call<Upload>(`${info.urls.upload}/data-upload/general`, { method: 'POST', headers: await headersOf(tenant), body: form })
}

/** Sends a file of bidders and waits until it is imported. @throws Error when the import fails */
export const importBidders = async (bench: Bench, tenant: Tenant, file: Blob, name?: string): Promise<Upload> => {
  const headers = lastingHeaders(tenant)
  let upload = await sendFile(bench, tenant, file, name === undefined ? {} : { name })
  while (upload.status === 'pending' || upload.status === 'processing') {
    await pause(50)
    upload = await call<Upload>(`${bench.info.urls.upload}/data-upload/status/${upload.uploadId}`, { headers: await headers() })
  }
  if (upload.status !== 'completed') throw new Error(`the import ended as ${upload.status}: ${upload.problem ?? ''}`)
  return upload
}
