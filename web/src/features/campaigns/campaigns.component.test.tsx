import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Campaign, CampaignRecipient, RecipientState } from '@auctionwiz/contracts/campaigns'
import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../../../testing/accessibility.ts'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import { CampaignResults } from './CampaignResults.tsx'
import NewCampaign from './NewCampaign.tsx'

const at = '2026-11-23T15:00:00.000Z'
const far = '2126-12-05T10:00:00.000Z'

const auction: Auction = {
  ...auctionDefaults,
  ...{ id: 'auc_1', title: 'Fine art', status: 'Upcoming', publishedAt: at, version: '7', startDate: far, endDate: far, createdAt: at },
  ...{
    updatedAt: at,
    buyersPremium: [],
    requirements: [],
    paymentMethods: [],
    biddingIncrements: [],
    biddingDeposits: [],
    shippingOptions: [],
  },
}

const bidder = (number: number, state: RecipientState): CampaignRecipient => ({
  ...{ bidderId: `bid_${number}`, bidderNumber: `B-${number}`, bidderName: `Bidder ${number}`, score: 90, tier: 'Gold', state },
})

const filter = { scoreType: 'local', minScore: 85, tier: ['Premium', 'Gold'] }
const pages = [
  { filter, total: 5, bidders: [bidder(1, 'due'), bidder(2, 'registered'), bidder(3, 'unsubscribed')], nextPage: 'two' },
  { filter, bidders: [bidder(4, 'due'), bidder(5, 'registered')] },
]
const mail = {
  from: 'New York',
  to: 'one@example.com',
  subject: 'S',
  message: 'Dear Bidder 1,\n\nCome.',
  footer: 'New York.',
  stop: 'Stop emails',
}

const campaign: Campaign = {
  ...{ id: 'cam_1', auctionId: 'auc_1', kind: 'premium', subject: 'Fine art', message: 'Come.', status: 'sent', sendAt: at, endedAt: at },
  ...{ createdAt: at, createdBy: 'Una', createdById: 'u1', counts: { sent: 40, failed: 1, registered: 9 }, unsubscribed: 2 },
}

type Sent = { body?: { page?: string }; idempotencyKey?: string }

/** The service, and what was sent to it. */
const service = (answers: Record<string, (sent: Sent) => unknown> = {}) => {
  const sent: [name: string, input: Sent][] = []
  const call = async ({ name }: Endpoint, input: Sent) => {
    sent.push([name, input])
    const known: Record<string, (sent: Sent) => unknown> = {
      previewCampaign: ({ body }) => pages[body?.page === undefined ? 0 : 1],
      previewCampaignMail: () => mail,
      createCampaign: () => campaign,
      readCampaign: () => ({ campaign, outcome: { registered: 10, won: 4, hammer: 12_500_00 } }),
      listCampaignRecipients: () => ({ bidders: [bidder(1, 'sent'), bidder(2, 'registered')] }),
      ...answers,
    }
    return known[name]?.(input)
  }
  return { sent, call, of: (name: string) => sent.filter(([one]) => one === name).map(([, input]) => input) }
}

const withoutFlaws = async () => {
  expect(await accessibilityProblems()).toEqual([])
}

const plan = async (answers?: Record<string, (sent: Sent) => unknown>) => {
  const backend = service(answers)
  let closed = 0
  const part = (
    <Suspense fallback={null}>
      <NewCampaign auction={auction} onClose={() => (closed += 1)} onOpen={() => undefined} />
    </Suspense>
  )
  const screen = await renderUi(inHouse(part, 'admin', backend.call))
  return { ...backend, screen, closed: () => closed }
}

describe('a new campaign', () => {
  it('adds up who gets it and who is left out over all pages, and shows the email of a recipient', async () => {
    const { screen, of } = await plan()
    await expect.element(screen.getByRole('button', { name: 'Send to 2 bidders' })).toBeVisible()
    const sums = screen.getByLabelText('Segment').first()
    await expect.poll(() => sums.element().textContent).toContain('Match the segment5Already registered−2Unsubscribed−1Will receive it2')
    await expect.poll(() => sums.element().textContent).toContain('Custom score 85 or more, and one of the tiers Premium and Gold.')
    await screen.getByLabelText('Text', { exact: true }).fill('Come.')
    await expect.poll(() => screen.getByRole('article', { name: 'As Bidder 1 sees it' }).element().textContent).toContain('Dear Bidder 1')
    await screen.getByRole('button', { name: 'Next bidder' }).click()
    await expect.element(screen.getByText('2 of 2')).toBeVisible()
    await expect.poll(() => of('previewCampaignMail').length).toBe(2)
    await withoutFlaws()
  })

  it('is sent once, with one key, and keeps the key after a lost answer', async () => {
    let lost = true
    const { screen, of, closed } = await plan({
      createCampaign: () => {
        if (!lost) return campaign
        lost = false
        throw new Error('offline')
      },
    })
    await screen.getByLabelText('Text', { exact: true }).fill('Come.')
    const send = screen.getByRole('button', { name: 'Send to 2 bidders' })
    await send.click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await send.click()
    await expect.poll(closed).toBe(1)
    const [first, second, ...more] = of('createCampaign')
    expect(more).toEqual([])
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(first?.body).toEqual({ auctionId: 'auc_1', kind: 'premium', subject: 'Invitation to Fine art', message: 'Come.' })
  })

  it('to nobody can’t be sent, and a time must be to come', async () => {
    const { screen } = await plan({ previewCampaign: () => ({ filter, total: 1, bidders: [bidder(1, 'registered')] }) })
    await expect.element(screen.getByText('Already registered')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await screen.getByText('Send at a set time').click()
    await screen.getByLabelText('Time of the first email').fill('2020-01-01T10:00')
    await expect.element(screen.getByText('Choose a time to come, before the end of the auction.')).toBeVisible()
  })
})

it('shows results that add up, and the bidders in each state', async () => {
  const { call, of } = service()
  const screen = await renderUi(inHouse(<CampaignResults auction={auction} id="cam_1" />, 'admin', call))
  await expect.element(screen.getByText('Hammer prices of $12,500')).toBeVisible()
  await expect.poll(() => screen.getByLabelText('Left out').element().textContent).toContain('Already registered9Match the segment50')
  await expect.poll(() => screen.getByLabelText('Results').element().textContent).toContain('Sent4098%')
  await screen.getByLabelText('Bidders: All').selectOptions('Already registered')
  await expect.poll(() => of('listCampaignRecipients').at(-1)).toMatchObject({ query: { state: ['registered'] } })
  await withoutFlaws()
})
