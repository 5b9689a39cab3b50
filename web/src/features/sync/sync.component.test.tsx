import type { AuctionSync, SyncLine, SyncRun } from '@auctionwiz/contracts/auction-sync'
import type { Auction } from '@auctionwiz/contracts/auctions'
import type { AnswerOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import type { reconcileAuction } from '@auctionwiz/contracts/reconciliation'
import type { SyncConflict } from '@auctionwiz/contracts/sync-conflicts'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../../../testing/accessibility.ts'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import ImportAuctions from './ImportAuctions.tsx'
import { SyncView } from './SyncView.tsx'

const at = '2026-11-23T15:00:00.000Z'

const auction: Auction = {
  ...auctionDefaults,
  ...{ id: 'auc_1', title: 'Furniture', status: 'Upcoming', publishedAt: at, version: '7', importedFrom: 'Lotline' },
  ...{ startDate: at, endDate: '2026-11-23T22:00:00.000Z', createdAt: at, updatedAt: at },
  ...{ buyersPremium: [], requirements: [], paymentMethods: [], biddingDeposits: [], shippingOptions: [], biddingIncrements: [] },
}

const counts = { total: 12, created: 2, updated: 1, unchanged: 7, conflict: 1, failed: 1 }

const run: SyncRun = {
  ...{ id: 'run_1', auctionId: 'auc_1', platformId: 'lotline', platform: 'Lotline', direction: 'both', origin: 'person' },
  ...{ status: 'ready', startedAt: at, startedBy: 'Una Staff', planned: counts },
}

const lines: SyncLine[] = [
  {
    ...{ id: 'l1', kind: 'lot', name: '118 Desk', planned: 'update', to: 'house' },
    changes: [{ field: 'estimateLow', before: 800_00, house: 800_00, platform: 1_000_00, to: 'house' }],
  },
  {
    ...{ id: 'l2', kind: 'lot', name: '132 Chair', planned: 'conflict', outcome: 'conflict', conflictId: 'con_1' },
    changes: [{ field: 'title', house: 'Chair', platform: 'Armchair', to: 'conflict' }],
  },
  {
    ...{ id: 'l4', kind: 'lot', name: '140 Stool', planned: 'conflict', outcome: 'conflict', conflictId: 'con_2' },
    conflictStatus: 'resolved',
    changes: [],
  },
  { ...{ id: 'l3', kind: 'lot', name: '156 Lamp', planned: 'create', outcome: 'failed', problem: 'unavailable' }, changes: [] },
]

const conflict: SyncConflict = {
  ...{ id: 'con_1', auctionId: 'auc_1', runId: 'run_1', platformId: 'lotline', platform: 'Lotline', kind: 'lot', conflictType: 'mismatch' },
  ...{ status: 'pending', recordId: 'lot_1', platformRecordId: 'p1', name: '132 Chair', createdAt: at, updatedAt: at, version: 'v1' },
  fields: [{ field: 'title', existing: 'Chair', imported: 'Armchair' }],
}

const totals: AnswerOf<typeof reconcileAuction> = {
  ...{ platform: 'Lotline', currency: 'USD', readAt: at },
  atHouse: { lots: 12, sold: 4, hammer: 4_000_00 },
  onPlatform: { lots: 12, sold: 5, hammer: 4_900_00 },
  difference: { lots: 0, sold: 1, hammer: 900_00 },
  lines: [{ reason: 'sold_on_platform_only', lotId: 'lot_1', name: '132 Chair', lots: 0, sold: 1, hammer: 900_00 }],
}

/** A service that answers as the contract describes it, and keeps what was sent. */
const service = (first: Partial<AuctionSync> = {}, connections: object[] = [], found = conflict) => {
  let state: AuctionSync = {
    ...{ auctionId: 'auc_1', platformId: 'lotline', platform: 'Lotline', platformAuctionId: 'p', connection: 'Connected' },
    ...{ lastSyncAt: at, openConflicts: 1, runs: [run], ...first },
  }
  const sent: [string, unknown][] = []
  const call = async ({ name }: Endpoint, { body }: { body?: unknown } = {}) => {
    if (body !== undefined) sent.push([name, body])
    if (name === 'readAuctionSync') return state
    if (name === 'readSyncSettings') return { frequency: '15', direction: 'pull', conflicts: 'manual' }
    if (name === 'updateSyncSettings') return { frequency: '60', direction: 'pull', conflicts: 'manual', version: '1' }
    if (name === 'reconcileAuction') return totals
    if (name === 'listSyncLines') return { lines, total: lines.length }
    if (name === 'listSyncConflicts') return { conflicts: [found] }
    if (name === 'listPlatformConnections') return { connections }
    if (name === 'listPlatformAuctions')
      return {
        auctions: [
          {
            ...{ id: 'p1', title: 'Silver', platform: 'Lotline', company: 'Harcourt', startDate: at, endDate: at },
            ...{ status: 'Upcoming', bidders: 3, lots: 40 },
          },
        ],
        total: 1,
      }
    if (name === 'createAuction') return { ...auction, id: 'auc_8' }
    if (name === 'importPlatformAuction') return { auctionId: 'auc_9', run }
    if (name === 'decideSync') state = { ...state, runs: [{ ...run, status: 'completed', completedAt: at, counts }] }
    return name === 'settleSyncConflict' ? conflict : run
  }
  return { call, sent }
}

/** Each test has a cache of its own. */
const open = (part: ReactNode, role: 'admin' | 'viewer', call: unknown) =>
  renderUi(<SWRConfig value={{ provider: () => new Map() }}>{inHouse(part, role, call as never)}</SWRConfig>)

it('shows the difference first, writes after the go-ahead, and then what became of each record', async () => {
  const { call, sent } = service()
  const screen = await open(<SyncView auction={auction} />, 'admin', call)
  await expect.element(screen.getByText(/Nothing has been changed yet/)).toBeVisible()
  await expect.element(screen.getByText('Low estimate: $800 → $1,000')).toBeVisible()
  await expect.element(screen.getByText('From Lotline')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByRole('button', { name: 'Apply changes' }).click()
  await expect.element(screen.getByText('Adds up')).toBeVisible()
  expect(sent).toEqual([['decideSync', { decision: 'apply' }]])
  await expect.element(screen.getByRole('button', { name: 'Retry 1 failed' })).toBeVisible()
  await expect.element(screen.getByText('The platform gave no usable answer. Retry later.')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('lets a conflict be decided field by field', async () => {
  const { call, sent } = service({ runs: [{ ...run, status: 'completed', counts }] })
  const screen = await open(<SyncView auction={auction} />, 'admin', call)
  // The one that is decided offers nothing more.
  await expect.element(screen.getByText('It is decided.')).toBeVisible()
  await screen.getByRole('button', { name: 'Decide' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Decide: 132 Chair' })).toBeVisible()
  const merge = screen.getByRole('button', { name: 'Merge' })
  await expect.element(merge).toBeDisabled()
  await screen.getByRole('radio', { name: /Armchair/ }).click()
  await merge.click()
  await expect.element(merge).not.toBeInTheDocument()
  expect(sent).toEqual([
    ['settleSyncConflict', { decision: { choice: 'merge', fields: [{ field: 'title', use: 'imported' }] }, version: 'v1' }],
  ])
})

it('takes a result from one side as a whole', async () => {
  const fields: SyncConflict['fields'] = [
    { field: 'title', existing: 'Chair', imported: 'Armchair' },
    { field: 'state', existing: 'Passed', imported: 'Sold' },
    { field: 'hammer', existing: null, imported: 900_00 },
  ]
  const { call, sent } = service({ runs: [{ ...run, status: 'completed', counts }] }, [], { ...conflict, fields })
  const screen = await open(<SyncView auction={auction} />, 'admin', call)
  await screen.getByRole('button', { name: 'Decide' }).click()
  await screen.getByRole('radio', { name: /Chair/ }).first().click()
  await screen.getByRole('radio', { name: /900/ }).click()
  await expect.element(screen.getByRole('radio', { name: /Sold/ })).toBeChecked()
  await screen.getByRole('button', { name: 'Merge' }).click()
  const use = (field: string, side: string) => ({ field, use: side })
  const chosen = [use('title', 'existing'), use('state', 'imported'), use('hammer', 'imported')]
  await expect.poll(() => sent).toEqual([['settleSyncConflict', { decision: { choice: 'merge', fields: chosen }, version: 'v1' }]])
})

it('names the remedy for an expired key, and starts no sync for those who may not import', async () => {
  const { call } = service({ connection: 'Error', problem: 'key_expired' })
  const screen = await open(<SyncView auction={auction} />, 'viewer', call)
  await expect.element(screen.getByText('Connection error: API key expired. Please update credentials.')).toBeVisible()
  await screen.getByRole('button', { name: 'Sync', exact: true }).click()
  await expect.element(screen.getByRole('menuitem', { name: /Pull from Lotline/ })).toHaveAttribute('aria-disabled', 'true')
})

it('says until when the platform limits requests', async () => {
  const { call } = service({ runs: [{ ...run, status: 'comparing', waitsUntil: '2026-11-23T15:30:00.000Z' }] })
  const screen = await open(<SyncView auction={auction} />, 'admin', call)
  await expect.element(screen.getByText(/^The platform limits requests. The sync continues at \d\d:30.$/)).toBeVisible()
})

it('imports a chosen auction of a connected platform', async () => {
  const connection = { id: 'lotline', name: 'Lotline', status: 'Connected', auctionsImported: 2 }
  const { call, sent } = service({}, [connection])
  const opened: string[] = []
  const screen = await open(<ImportAuctions onClose={() => undefined} onOpen={(id) => opened.push(id)} />, 'admin', call)
  const button = screen.getByRole('button', { name: 'Import Auction' })
  await expect.element(button).toBeDisabled()
  await screen.getByRole('radio', { name: /Silver/ }).click()
  await button.click()
  await expect.poll(() => opened).toEqual(['auc_9'])
  expect(sent).toEqual([['importPlatformAuction', { platformAuctionId: 'p1' }]])
})

it('connects and disconnects in place', async () => {
  const connections = [
    { id: 'lotline', name: 'Lotline', status: 'Connected', auctionsImported: 2 },
    { id: 'gavel', name: 'Gavel', status: 'Disconnected', auctionsImported: 0 },
  ]
  const { call, sent } = service({}, connections)
  const screen = await open(<ImportAuctions onClose={() => undefined} onOpen={() => undefined} />, 'admin', call)
  await screen.getByRole('button', { name: 'Connect a platform' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Connect a platform' })
  await dialog.getByLabelText('Access key').fill('abc')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([['connectPlatform', { key: 'abc' }]])
  await screen.getByRole('button', { name: 'Disconnect Lotline' }).click()
  await expect.element(screen.getByText(/Auctions already imported stay/)).toBeVisible()
})

it('adds a draft for a file that can be read, and no other', async () => {
  const { call, sent } = service()
  const screen = await open(<ImportAuctions onClose={() => undefined} onOpen={() => undefined} />, 'admin', call)
  await screen.getByRole('tab', { name: 'File Upload' }).click()
  const chooser = screen.getByLabelText(/^File:/)
  await userEvent.upload(chooser, new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'Attic.csv'))
  await expect.element(screen.getByText('This is not a CSV, text or Excel file. In a spreadsheet, choose Save As and CSV.')).toBeVisible()
  await userEvent.upload(chooser, new File(['Lot Number,Title\n1,Chair\n'], 'Attic finds.csv'))
  await expect.element(screen.getByLabelText('Auction title')).toHaveValue('Attic finds')
  const next = screen.getByRole('button', { name: 'Continue' })
  await expect.element(next).toBeDisabled()
  await screen.getByLabelText('Start date').fill('2026-12-20T10:00')
  await screen.getByLabelText('End date').fill('2026-12-20T16:00')
  await next.click()
  await expect.element(screen.getByRole('dialog', { name: 'Import lots' })).toBeVisible()
  expect(sent[0]).toMatchObject(['createAuction', { title: 'Attic finds', company: expect.any(String), endDate: expect.any(String) }])
})

it('says what to do where no platform is connected', async () => {
  const { call } = service({}, [{ id: 'lotline', name: 'Lotline', status: 'Disconnected', auctionsImported: 0 }])
  const screen = await open(<ImportAuctions onClose={() => undefined} onOpen={() => undefined} />, 'admin', call)
  await expect.element(screen.getByText('No Platforms Connected')).toBeVisible()
  await expect.element(screen.getByText(/^You need to connect at least one bidding platform in your Account Settings/)).toBeVisible()
  await expect.element(screen.getByText('Disconnected')).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('compares the totals of both sides, and names each difference', async () => {
  const { call } = service()
  const screen = await open(<SyncView auction={auction} />, 'admin', call)
  await screen.getByRole('button', { name: 'Compare totals' }).click()
  const table = screen.getByRole('table', { name: 'Compare totals' })
  await expect.element(table.getByRole('row', { name: /^Difference 0 1 \$900/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^132 Chair: sold on the platform, not here 0 1 \$900/ })).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('changes when imported auctions sync', async () => {
  const { call, sent } = service()
  const screen = await open(<SyncView auction={auction} />, 'admin', call)
  await screen.getByRole('button', { name: 'Sync settings' }).click()
  await screen.getByLabelText('Sync frequency').selectOptions('hourly')
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent).toEqual([['updateSyncSettings', { frequency: '60', direction: 'pull', conflicts: 'manual' }]])
  await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(0)
})
