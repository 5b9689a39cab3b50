import { sendWithProgress } from '../send-with-progress.ts'
import { interruptedUpload } from './interrupted.ts'
import { browserPatience } from './patience.ts'
import type { PutBlock } from './send-blocks.ts'
import { sendUpload, type UploadSending } from './send-upload.ts'

export type BrowserSending = Omit<UploadSending, 'put' | 'patience' | 'interrupted' | 'now'> & {
  houseId: string
}

/** `sendUpload` with the network, the clock and the storage of the browser. */
export const sendInBrowser = async ({ houseId, ...sending }: BrowserSending) =>
  sendUpload({
    ...sending,
    put,
    patience: browserPatience,
    interrupted: await interruptedUpload(sessionStorage, houseId, sending.files),
    now: () => performance.now(),
  })

const put: PutBlock = async (url, block, { signal, onSent }) => {
  const send = sendWithProgress((share) => onSent(share * block.size))
  return (await send(url, { method: 'PUT', body: block, signal })).status
}
