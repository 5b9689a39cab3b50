import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendWithProgress } from './send-with-progress.ts'

/** A request that ends when the test decides. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  onabort: () => void = () => undefined
  onloadend: () => void = () => undefined
  headers: Record<string, string> = {}
  status = 202
  statusText = 'Accepted'
  responseText = '{"ok":true}'
  sent: unknown
  opened: string[] = []
  constructor() {
    FakeRequest.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-correlation-id: c1\r\n'
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.onabort()
    this.onloadend()
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('sends what fetch would, and reports its progress', async () => {
  const shares: number[] = []
  const body = new FormData()
  const answer = sendWithProgress((share) => shares.push(share))('http://upload.example/x', {
    method: 'POST',
    headers: { authorization: 'Bearer a' },
    body,
  })
  const request = FakeRequest.last
  request.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 })
  request.upload.onprogress?.({ lengthComputable: false, loaded: 50, total: 0 })
  request.onload()
  const response = await answer
  expect([request.opened, request.headers, request.sent]).toEqual([
    ['POST', 'http://upload.example/x'],
    { authorization: 'Bearer a' },
    body,
  ])
  expect([response.status, response.headers.get('x-correlation-id'), await response.json()]).toEqual([202, 'c1', { ok: true }])
  expect(shares).toEqual([0.25])
})

it('fails as fetch does when the service cannot be reached', async () => {
  const answer = sendWithProgress(() => undefined)('http://upload.example/x', {})
  FakeRequest.last.onerror()
  await expect(answer).rejects.toBeInstanceOf(TypeError)
})

it('stops when it is aborted', async () => {
  const abort = new AbortController()
  const answer = sendWithProgress(() => undefined)('http://upload.example/x', { signal: abort.signal })
  abort.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

it('gives up after two minutes without progress, not before', async () => {
  vi.useFakeTimers()
  const failed = vi.fn()
  sendWithProgress(() => undefined)('http://upload.example/x', { method: 'POST' }).catch(failed)
  await vi.advanceTimersByTimeAsync(119_000)
  FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 100 })
  await vi.advanceTimersByTimeAsync(119_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(failed).toHaveBeenCalledWith(new TypeError('The upload made no progress.'))
  vi.useRealTimers()
})
