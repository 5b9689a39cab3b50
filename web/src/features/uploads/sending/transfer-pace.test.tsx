import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, showLanguage } from '../../../messages/catalogue.ts'
import { renderInHouse, wordsOf } from '../../bidders/testing/in-house.tsx'
import SendingBar from '../SendingBar.tsx'
import { type Transfer, transferPace } from './transfer-pace.ts'

// The bar is rendered to markup without a browser, where a store is read once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))

const mib = 1024 * 1024

/** A transfer at 2 MB a second for the given seconds, from what had arrived before. */
const after = (seconds: number, before = 0): Transfer => {
  const clock = { now: 5_000 }
  const pace = transferPace(100 * mib, () => clock.now)
  let transfer = pace(before)
  for (let second = 1; second <= seconds; second += 1) {
    clock.now += 1_000
    transfer = pace(before + second * 2 * mib)
  }
  return transfer
}

describe('the pace of a transfer', () => {
  it('is known after a second', () => {
    expect(after(0)).toEqual({ sent: 0, total: 100 * mib })
    expect(after(1)).toEqual({ sent: 2 * mib, total: 100 * mib, bytesPerSecond: 2 * mib, remaining: 49_000 })
  })

  it('does not count what had arrived before', () => {
    expect(after(5, 50 * mib)).toMatchObject({ sent: 60 * mib, bytesPerSecond: 2 * mib, remaining: 20_000 })
  })

  it('follows the last seconds', () => {
    const clock = { now: 0 }
    const pace = transferPace(100 * mib, () => clock.now)
    pace(0)
    clock.now = 2_000
    pace(40 * mib)
    for (let second = 3; second <= 20; second += 1) {
      clock.now = second * 1_000
      pace((40 + second) * mib)
    }
    clock.now = 21_000
    expect(pace(61 * mib)).toMatchObject({ bytesPerSecond: mib, remaining: 39_000 })
  })

  it('is unknown while nothing moves', () => {
    const clock = { now: 0 }
    const pace = transferPace(mib, () => clock.now)
    pace(10)
    clock.now = 9_000
    expect(pace(10)).toEqual({ sent: 10, total: mib })
  })
})

describe('the bar', () => {
  afterEach(() => showLanguage('en'))

  const shown = async (language: 'en' | 'es' | 'fr' | 'de', transfer: Transfer): Promise<string> => {
    await loadTexts(language)
    showLanguage(language)
    return wordsOf(renderInHouse(<SendingBar name="Autumn" transfer={transfer} onStop={() => undefined} />))
  }

  it.each([
    ['en', 'Uploading 42% Stop 42.0 MB of 100.0 MB · 2.0 MB a second · 29 s left'],
    ['es', 'Cargando 42 % Detener 42,0 MB de 100,0 MB · 2,0 MB por segundo · quedan 29 s'],
    ['fr', 'Envoi 42 % Arrêter 42,0 MB sur 100,0 MB · 2,0 MB par seconde · encore 29 s'],
    ['de', 'Wird hochgeladen: 42 % Stoppen 42,0 MB von 100,0 MB · 2,0 MB pro Sekunde · noch 29 s'],
  ] as const)('shows how much, how fast and how long (%s)', async (language, words) => {
    expect(await shown(language, after(21))).toBe(words)
  })

  it('says that the connection is lost, and when all is sent', async () => {
    expect(await shown('en', { ...after(21), waiting: true })).toBe(
      'Uploading 42% Stop 42.0 MB of 100.0 MB · No connection. The upload continues by itself.',
    )
    expect(await shown('en', after(50))).toBe('Finishing Stop 100.0 MB of 100.0 MB')
  })
})
