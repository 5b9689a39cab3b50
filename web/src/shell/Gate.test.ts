import { expect, it } from 'vitest'
import { requestedPath } from './RequireSession.tsx'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return requestedPath({ pathname, search, hash })
}

it.each([
  ['/', undefined],
  ['/bidders/b1?tab=notes', '/bidders/b1?tab=notes'],
  ['/login', undefined],
  ['/login?return=%2Fdata-processing%2Fx', '/data-processing/x'],
  ['/verify?return=%2Fsecurity%2Fusers', '/security/users'],
  ['/select-account?return=%2Fbidders', '/bidders'],
  ['/login?return=%2Fsign-up%3Finvitation%3Dx', '/sign-up?invitation=x'],
  ['/login?return=https%3A%2F%2Fevil.example', undefined],
  ['/login?return=%2F%2Fevil.example', undefined],
  ['/login?return=%2F%5Cevil.example', undefined],
])('at %s people wanted to go to %s', (address, wanted) => expect(at(address)).toBe(wanted))
