import type { Auction } from '@auctionwiz/contracts/auctions'
import type { LotSummary } from '@auctionwiz/contracts/lots'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { presetBands } from '@auctionwiz/domain/auctions/increment-presets'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../../../testing/accessibility.ts'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import { Saleroom } from './Saleroom.tsx'
import { createSale } from './sale/create-sale.ts'
import { browserSaleStore } from './sale/kept-sale.ts'
import { resultOf, type SaleState } from './sale/sale-state.ts'

const at = '2026-11-23T15:00:00.000Z'

const auction: Auction = {
  ...auctionDefaults,
  ...{ id: 'auc_1', title: 'Furniture', status: 'Active', publishedAt: at, openedAt: at, version: '7' },
  ...{ startDate: at, endDate: '2026-11-23T22:00:00.000Z', createdAt: at, updatedAt: at },
  ...{ buyersPremium: [], requirements: [], paymentMethods: [], biddingDeposits: [], shippingOptions: [] },
  biddingIncrements: presetBands('saleroom', 'USD'),
}

const lotsOf = (count: number): LotSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `lot_${index + 1}`, auctionId: 'auc_1', lotNumber: String(index + 1), title: `Chest ${index + 1}` },
    ...{ estimateLow: 2_000_00, estimateHigh: 3_000_00, state: 'Upcoming', version: 'v1' },
  }))

const registrations = [
  {
    ...{ id: 'reg_1', auctionId: 'auc_1', paddle: '117', bidderId: 'bid_1', state: 'Approved', limit: 1_500_00 },
    ...{ createdAt: at, updatedAt: at, version: '1' },
    bidder: {
      ...{ id: 'bid_1', bidderId: 'B-1', name: 'Vanessa Parr', status: 'Active' },
      ...{ nationalScore: { score: 87, tier: 'Gold' }, localScore: { score: 80, tier: 'Gold' } },
    },
  },
]

/** The screen over a service that accepts everything. */
const open = async (count = 3) => {
  const lots = lotsOf(count)
  const sale = createSale({
    ...{
      lots,
      kept: undefined,
      keep: () => Promise.resolve(),
      painted: () => Promise.resolve(),
      isOnline: () => true,
      pauseAfter: () => 0,
      wait: () => Promise.resolve(),
    },
    send: (job) => {
      const lot = lots.find(({ id }) => id === job.lotId)
      if (!lot) throw new Error(`no lot ${job.lotId}`)
      return Promise.resolve({ lot: { ...lot, ...(job.kind === 'record' ? resultOf(job.outcome) : {}) } })
    },
  })
  const screen = await renderUi(
    inHouse(
      <main tabIndex={-1}>
        <Saleroom auction={auction} sale={sale} isCached={false} />
      </main>,
      'admin',
      () => Promise.resolve({ registrations }),
    ),
  )
  const states = () => sale.getState().lots.map(({ state }) => state)
  return { screen, sale, states }
}

it('names the buyer, warns beyond the limit, and says that a paddle is not registered', async () => {
  const { screen } = await open()
  await userEvent.keyboard('{ArrowUp}117')
  await expect.element(screen.getByText('Vanessa Parr').first()).toBeVisible()
  await expect.element(screen.getByText(/limit \$1,500/)).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}117')
  await expect.element(screen.getByText('Over the limit of $1,500 by $100')).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(screen.getByText('Not registered for this auction')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('takes no second result from a slip of the hand, nor from a key that is held down', async () => {
  const { sale, states } = await open()
  await userEvent.keyboard('pp')
  await expect.poll(states).toEqual(['Unsold', 'Upcoming', 'Upcoming'])
  await userEvent.keyboard('{ArrowUp}5{Enter>3/}')
  await expect.poll(states).toEqual(['Unsold', 'Sold', 'Upcoming'])
  expect(sale.getState().hammers).toHaveLength(2)
})

it('leaves the focus where it is when a button is pressed with the mouse, so that Enter sells', async () => {
  const { screen, states } = await open()
  await screen.getByRole('button', { name: 'Bid $1,000' }).click()
  await userEvent.keyboard('5{Enter}')
  await expect.poll(states).toEqual(['Sold', 'Upcoming', 'Upcoming'])
})

it('presses the button that has the focus with Enter, and sells nothing', async () => {
  const { screen, sale } = await open()
  await userEvent.keyboard('{ArrowUp}5')
  const raise = screen.getByRole('button', { name: 'Bid $1,100' }).element()
  if (raise instanceof HTMLElement) raise.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('2 bids')).toBeVisible()
  expect(sale.getState().hammers).toEqual([])
})

it('gives the keys back to the screen after another amount, and after a paddle with letters', async () => {
  const { screen, states } = await open()
  await userEvent.keyboard('a1250{Enter}')
  await screen.getByLabelText('Paddle').click()
  await userEvent.keyboard('p-5{Enter}')
  await expect.element(screen.getByLabelText('Paddle')).toHaveValue('P-5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(states).toEqual(['Sold', 'Upcoming', 'Upcoming'])
  await userEvent.keyboard('a{Escape}p')
  await expect.poll(states).toEqual(['Sold', 'Unsold', 'Upcoming'])
})

it('says each result and the next lot to screen readers', async () => {
  const { screen } = await open(2)
  await userEvent.keyboard('{ArrowUp}5{Enter}')
  await expect.element(screen.getByText('Lot 1 sold for $1,000 to 5. Lot 2, Chest 2.')).toBeInTheDocument()
  await userEvent.keyboard('nw')
  await expect.element(screen.getByText('Every lot has a result', { exact: true })).toBeVisible()
})

it('keeps a sale on the device, apart from other sales', async () => {
  const place = { accountId: 'acc_1', auctionHouseId: 'house_1', auctionId: `auc_${crypto.randomUUID()}` }
  const kept: Omit<SaleState, 'lots'> = { at: 'lot_1', biddings: {}, hammers: [], queue: [] }
  await browserSaleStore(place).keepSale(kept)
  expect(await browserSaleStore(place).readSale()).toEqual(kept)
  expect(await browserSaleStore({ ...place, auctionHouseId: 'house_2' }).readSale()).toBeUndefined()
})
