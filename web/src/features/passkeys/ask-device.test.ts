import type { Client } from '@auctionwiz/contracts/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { confirmByPasskey, createPasskey } from './ask-device.ts'

/** A browser whose device waits for its user until the signal aborts. */
const waitingDevice = () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const wait = ({ signal }: { signal: AbortSignal }) => {
    begun.resolve(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  vi.stubGlobal('navigator', { credentials: { create: wait, get: wait } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return begun.promise
}

const call = (async () => ({ options: { challenge: 'AAAA', user: { id: 'AAAA' } } })) as unknown as Client

it.each([
  ['a new passkey', createPasskey],
  ['a proof', confirmByPasskey],
])('asks the device for %s no longer once the page is left', async (_name, ask) => {
  const begun = waitingDevice()
  const page = new AbortController()
  const asked = ask(call, page.signal)
  const failed = expect(asked).rejects.toThrow('Your device did not confirm the passkey')
  const signal = await begun
  expect(signal.aborted).toBe(false)
  page.abort()
  expect(signal.aborted).toBe(true)
  await failed
})

it('does not ask the device where the page is left already', async () => {
  const begun = waitingDevice()
  const asked = vi.fn()
  void begun.then(asked)
  await expect(createPasskey(call, AbortSignal.abort())).rejects.toThrow()
  expect(asked).not.toHaveBeenCalled()
})
