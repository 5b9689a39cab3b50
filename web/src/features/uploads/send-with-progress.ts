/** The sent share of a request's body, 0 to 1. */
export type OnProgress = (share: number) => void

/** Milliseconds without progress or an answer after which an upload counts as lost. A slow connection still moves within them. */
const silence = 120_000

/**
 * Replaces `fetch` for uploads with progress, which `fetch` does not report.
 * Rejects as `fetch` does: with a TypeError when the service can't be reached or is silent for two minutes, with an AbortError when the signal aborts.
 */
export const sendWithProgress =
  (onProgress: OnProgress) =>
  (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const aborted = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
      if (init.signal?.aborted) return aborted()
      let timer: ReturnType<typeof setTimeout>
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          reject(new TypeError('The upload made no progress.'))
          request.abort()
        }, silence)
      }
      request.open(init.method ?? 'GET', url)
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = (event) => {
        watch()
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      }
      request.onload = () => resolve(answerOf(request))
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = aborted
      request.onloadend = () => clearTimeout(timer)
      init.signal?.addEventListener('abort', () => request.abort(), { once: true })
      watch()
      request.send(init.body as XMLHttpRequestBodyInit | null)
    })

const answerOf = (request: XMLHttpRequest): Response => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers })
}
