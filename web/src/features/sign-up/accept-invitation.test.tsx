import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { inHouse } from '../../../testing/in-house.tsx'
import { user } from '../../app/session/session-fixtures.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import type { InvitationOffered } from './use-invitation.ts'

// The screen is rendered to markup without a browser, where a store is read once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))

const shownFor = (email: string): string => {
  const offer: InvitationOffered = {
    ...{ email, accountName: 'Harcourt & Vale', invitedBy: 'Blake Howie', role: 'staff', auctionHouses: ['New York'] },
    ...{ accountType: 'group', valid: true, expiresAt: '2026-12-01T09:00:00.000Z', registered: true, accepted: false },
  }
  return renderToStaticMarkup(<MemoryRouter>{inHouse(<AcceptInvitation code="acc_2.code" offer={offer} />)}</MemoryRouter>)
}

it('offers joining to the person whom the invitation was sent to', () => {
  expect(shownFor(user.email.toUpperCase())).toContain('Accept invitation')
})

it('says to anybody else whom it was sent to, and offers no joining', () => {
  const shown = shownFor('nora@house.example')
  expect(shown).toContain(`This invitation was sent to nora@house.example. You are signed in as ${user.email}.`)
  expect(shown).toContain('Sign in as someone else')
  expect(shown).not.toContain('Accept invitation')
})
