import type { Maintenance } from '@auctionwiz/contracts/features'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import { chooseLanguage } from '../../messages/language.ts'
import { Announcement } from './Announcement.tsx'

const window: Maintenance = { from: '2026-11-28T01:00:00Z', to: '2026-11-28T02:30:00Z' }
const refresh = 300_000
const coming = 'AuctionWiz closes for maintenance from 27 Nov 2026, 20:00 EST to 21:30. Save your work before then.'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T20:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(async () => {
  vi.useRealTimers()
  await chooseLanguage('en')
})

/** Shows the announcement of what the service answers now; `answer` changes the next answer. */
const show = async (maintenance?: Maintenance) => {
  let current = maintenance
  const call = async () => ({ features: {}, refreshSeconds: 300, ...(current ? { maintenance: current } : {}) })
  const part = <SWRConfig value={{ provider: () => new Map() }}>{inHouse(<Announcement />, 'admin', call)}</SWRConfig>
  const screen = await renderUi(part)
  const answer = (next: Maintenance | undefined) => {
    current = next
  }
  return { notice: screen.getByRole('status'), answer }
}

it('announces a maintenance in the zone of the house, and once it begins says until when', async () => {
  const { notice } = await show(window)
  await expect.element(notice).toHaveTextContent(coming)
  await vi.advanceTimersByTimeAsync(Date.parse(window.from) - Date.now() - 1)
  await expect.element(notice).toHaveTextContent(coming)
  await vi.advanceTimersByTimeAsync(1)
  await expect
    .element(notice)
    .toHaveTextContent(
      'AuctionWiz is closed for maintenance until 27 Nov 2026, 21:30 EST. Keep this page open: what you typed stays here, and you can save it afterwards.',
    )
})

it('comes and goes with the answers, without a reload', async () => {
  const { notice, answer } = await show()
  answer(window)
  await vi.advanceTimersByTimeAsync(refresh)
  await expect.element(notice).toBeVisible()
  answer(undefined)
  await vi.advanceTimersByTimeAsync(refresh)
  await expect.element(notice).not.toBeInTheDocument()
})

it('names the day of an end on another day, and no end where none is known', async () => {
  const { notice, answer } = await show({ ...window, to: '2026-11-28T06:00:00Z' })
  await expect
    .element(notice)
    .toHaveTextContent(
      'AuctionWiz closes for maintenance from 27 Nov 2026, 20:00 EST to 28 Nov 2026, 01:00 EST. Save your work before then.',
    )
  answer({ from: window.from })
  await vi.advanceTimersByTimeAsync(refresh)
  await expect.element(notice).toHaveTextContent('AuctionWiz closes for maintenance on 27 Nov 2026, 20:00 EST. Save your work before then.')
})

it('says the same in German', async () => {
  await chooseLanguage('de')
  const { notice } = await show(window)
  await expect
    .element(notice)
    .toHaveTextContent(
      'AuctionWiz wird für eine Wartung geschlossen: 27. Nov. 2026, 20:00 GMT-5 – 21:30. Speichern Sie Ihre Arbeit vorher.',
    )
})
