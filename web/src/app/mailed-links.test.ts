import { expect, it } from 'vitest'
import { openedLink } from './mailed-links.ts'

const at = (address: string) => openedLink(new URL(address, 'http://localhost'))

it.each([
  ['/sign-up#acc_1.inv_1.secret', '/sign-up', 'acc_1.inv_1.secret'],
  ['/reset-password#secret', '/reset-password', 'secret'],
  ['/verify-email/#secret', '/verify-email/', 'secret'],
  ['/stop-emails#secret', '/stop-emails', 'secret'],
  // Invitations that were mailed before their secret followed the #.
  ['/?invitation=acc_1.inv_1.secret', '/sign-up', 'acc_1.inv_1.secret'],
  ['/bidders?tab=notes&invitation=acc_1.inv_1.secret', '/sign-up', 'acc_1.inv_1.secret'],
])('takes the secret out of the address %s', (address, to, secret) => expect(at(address)).toEqual({ to, state: { secret } }))

it.each(['/', '/sign-up', '/sign-up#', '/bidders#top', '/login?return=%2Fsign-up%3Finvitation%3Dx'])('leaves %s as it is', (address) =>
  expect(at(address)).toBeUndefined(),
)
