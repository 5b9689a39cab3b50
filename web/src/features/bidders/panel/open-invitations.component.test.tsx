import type { OpenInvitation } from '@auctionwiz/contracts/open-invitations'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { inHouse } from '../../../../testing/in-house.tsx'
import { renderUi } from '../../../../testing/render-ui.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'

const invitation: OpenInvitation = {
  id: 'inv_1',
  auctionId: 'auc_1',
  auctionTitle: 'Silver',
  auctionStart: '2026-12-05T10:00:00.000Z',
  at: '2026-11-20T09:00:00.000Z',
  state: 'invited',
  mail: 'sending',
  mayResend: false,
  version: '1',
}
const sent: OpenInvitation = { ...invitation, mail: 'sent', sentAt: '2026-11-20T09:01:00.000Z' }

it('follows an email that is being sent until it is sent', async () => {
  const answers = [invitation, invitation, sent]
  let calls = 0
  const call = async () => ({ invitations: [answers[calls++] ?? sent] })
  const screen = await renderUi(
    <SWRConfig value={{ provider: () => new Map() }}>
      {inHouse(<OpenInvitations bidderId="bid_1" name="Nora Vale" />, 'admin', call as never)}
    </SWRConfig>,
  )
  await expect.element(screen.getByText('Sending email')).toBeVisible()
  await expect.element(screen.getByText(/^Sent /), { timeout: 12_000 }).toBeVisible()
  expect(calls).toBe(3)
})
