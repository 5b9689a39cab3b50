import type { Readable } from 'node:stream'

export interface FileBody {
  body: ReadableStream<Uint8Array>
  /** Discards the unread rest, so that the form continues; otherwise it would wait for the file's reader forever. */
  discard(): void
}

/** A file of a form as a web stream with backpressure. Cancelling it drops the rest instead of destroying the part, which the form parser can't bear. */
export const fileBody = (part: Readable): FileBody => {
  let drop = () => {}
  const discard = (): void => {
    drop()
    part.resume()
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const take = (chunk: Uint8Array): void => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) part.pause()
      }
      const end = (): void => controller.close()
      const fail = (error: unknown): void => controller.error(error)
      part.on('data', take).on('end', end).on('error', fail).pause()
      drop = () => part.off('data', take).off('end', end).off('error', fail)
    },
    pull: () => {
      part.resume()
    },
    cancel: discard,
  })
  return { body, discard }
}
