import type { Conflict } from '@auctionwiz/contracts/conflicts'
import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { Navigate, Route, Routes } from 'react-router'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../../../testing/accessibility.ts'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import ConflictsTab from './ConflictsTab.tsx'
import { conflictsPath } from './use-conflicts.ts'

const at = '2026-11-20T15:00:00.000Z'

const brianna: Conflict = {
  ...{ id: 'cnf_1', kind: 'bidder', conflictType: 'mismatch', status: 'pending', name: 'Brianna Campain', number: 'B-10735' },
  ...{
    recordId: 'bid_1',
    importedName: 'Bree Campton',
    matchScore: 61,
    source: 'Fall catalogue registrations',
    uploadId: 'upl_1',
    row: 77,
  },
  ...{ existingAt: at, importedAt: at, createdAt: at, updatedAt: at, version: 'v1' },
  fields: [
    { field: 'name', existing: 'Brianna Campain', imported: 'Bree Campton' },
    { field: 'email', existing: 'b@example.com', imported: 'b@example.com', same: true },
    { field: 'phone', existing: '(508) 555-0121', imported: '(508) 555-0177' },
    { field: 'dateOfBirth', existing: null, imported: '1980-02-03' },
  ],
}

const chair: Conflict = {
  ...{
    id: 'cfl_1',
    kind: 'auction',
    conflictType: 'mismatch',
    status: 'pending',
    name: '132 Chair',
    recordId: 'lot_1',
    auctionId: 'auc_1',
  },
  ...{ recordKind: 'lot', source: 'Lotline', importedAt: at, createdAt: at, updatedAt: at, version: 'v2' },
  fields: [{ field: 'title', existing: 'Chair', imported: 'Armchair' }],
}

/** A service with two conflicts, which keeps what was sent. */
const service = () => {
  let held = [brianna, chair]
  const sent: [string, unknown][] = []
  const call = async ({ name }: Endpoint, { body, params }: { body?: unknown; params?: { id: string } } = {}) => {
    if (body !== undefined) sent.push([`${name} ${params?.id}`, body])
    const one = held.find(({ id }) => id === params?.id)
    if (name === 'countConflicts') return { pending: held.filter(({ status }) => status === 'pending').length, resolved: 0, skipped: 0 }
    if (name === 'listConflicts') return { conflicts: held.filter(({ status }) => status === 'pending') }
    if (name === 'readConflict') return one
    const resolved: Conflict = { ...(one ?? brianna), status: 'resolved', resolution: 'merge', resolvedBy: 'Una Staff', resolvedAt: at }
    held = held.map((other) => (other.id === params?.id ? resolved : other))
    return resolved
  }
  return { call, sent }
}

const screenInRoute = (
  <Routes>
    <Route path="/data-processing/:tab/:id?" element={<ConflictsTab />} />
    <Route path="*" element={<Navigate to={conflictsPath} replace />} />
  </Routes>
)

/** Each test has a cache of its own. */
const open = (call: unknown, role: 'admin' | 'viewer' = 'admin') =>
  renderUi(<SWRConfig value={{ provider: () => new Map() }}>{inHouse(screenInRoute, role, call as never)}</SWRConfig>)

it('shows both sides, merges once each field has a value, and opens the next', async () => {
  const { call, sent } = service()
  const screen = await open(call)
  await expect.element(screen.getByText('2 conflicts are pending.')).toBeVisible()
  await screen.getByText('Brianna Campain').first().click()
  await expect.element(screen.getByText('Row 77 of “Fall catalogue registrations”', { exact: false })).toBeVisible()
  const merge = screen.getByRole('button', { name: 'Merge' })
  await expect.element(merge).toBeDisabled()
  // Only the import has a date of birth.
  await expect.element(screen.getByRole('radio', { name: /3 Feb 1980/ })).toBeChecked()
  await screen.getByRole('radio', { name: /Brianna Campain/ }).click()
  await screen.getByRole('radio', { name: /555-0177/ }).click()
  expect(await accessibilityProblems()).toEqual([])
  await merge.click()
  await expect.element(screen.getByText('1 conflict is pending.')).toBeVisible()
  expect(sent).toEqual([
    [
      'decideConflict cnf_1',
      {
        decision: {
          choice: 'merge',
          fields: [
            { field: 'name', use: 'existing' },
            { field: 'phone', use: 'imported' },
            { field: 'dateOfBirth', use: 'imported' },
          ],
        },
        version: 'v1',
      },
    ],
  ])
})

it('is decided by keys alone', async () => {
  const { call, sent } = service()
  const screen = await open(call)
  await screen.getByText('132 Chair').first().click()
  await expect.element(screen.getByText('Sync with Lotline', { exact: false })).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(screen.getByText('1 conflict is pending.')).toBeVisible()
  expect(sent).toEqual([['decideConflict cfl_1', { decision: { choice: 'existing' }, version: 'v2' }]])
  // The next one is open and has the focus, so that its fields are one Tab away.
  await expect.poll(() => document.activeElement?.closest('[role="row"]')?.textContent).toContain('Brianna Campain')
})
