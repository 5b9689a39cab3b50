import { CallError } from '@auctionwiz/contracts/client'
import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import { type LegalCase, legalCase } from '@auctionwiz/contracts/legal-cases'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../../../testing/accessibility.ts'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import type { CasesState } from './case-address.ts'
import AllRules from './dialog/AllRules.tsx'
import { Assignee } from './dialog/Assignee.tsx'
import DeleteCase from './dialog/DeleteCase.tsx'
import Documents from './dialog/documents/Documents.tsx'
import EditCase from './dialog/EditCase.tsx'
import LinkedCases from './LinkedCases.tsx'
import ActiveCases from './list/ActiveCases.tsx'
import NameSubstitute from './NameSubstitute.tsx'

const at = '2026-11-20T15:00:00.000Z'
const tankard = { id: 'lot_1', lotNumber: '1', title: 'Silver tankard' }

const stored: LegalCase = legalCase.parse({
  ...{ id: 'case_1', caseNumber: 'LC-1001', caseType: 'condition_dispute', category: 'post_sale', priority: 'high', status: 'PENDING' },
  ...{ title: 'Dented tankard', jurisdiction: 'New York', auctionId: 'auc_1', auctionTitle: 'Silver', lots: [tankard], statusHistory: [] },
  ...{ dateSubmitted: at, lastUpdated: at, submittedBy: 'Una Staff', involvedParties: [], actionItems: [], noteCount: 0, documentCount: 0 },
  ...{ automation: { enabled: true }, version: 'v1' },
})

interface Sent {
  body?: unknown
  query?: unknown
  params?: unknown
}

/** A service that answers by the call's name and keeps what was sent. */
const service = (answers: Record<string, (sent: Sent) => unknown>) => {
  const sent: [string, unknown][] = []
  const call = async ({ name, method }: Endpoint, request: Sent = {}) => {
    if (method !== 'GET') sent.push([name, request.body])
    const answer = answers[name]
    if (!answer) throw new Error(`nothing answers ${name}`)
    return answer(request)
  }
  return { call, sent }
}

/** Each test has a cache of its own. */
const open = (shown: ReactNode, call: unknown) =>
  renderUi(<SWRConfig value={{ provider: () => new Map() }}>{inHouse(shown, 'admin', call as never)}</SWRConfig>)

it('names a substitute once all is given, and ends that again', async () => {
  const people = [{ userId: 'usr_dora', name: 'Dora Director' }]
  const onClose = vi.fn()
  const { call, sent } = service({
    listCaseAssignees: () => ({ people }),
    listSubstitutes: () => ({ substitutions: [] }),
    setSubstitute: () => ({ substitutions: [] }),
  })
  const screen = await open(<NameSubstitute onClose={onClose} />, call)
  await screen.getByRole('button', { name: 'Name substitute' }).click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByRole('combobox', { name: 'Substitute' }).selectOptions('Dora Director')
  await screen.getByLabelText('First day').fill('2026-12-01')
  await screen.getByLabelText('Last day').fill('2026-12-05')
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: 'Name substitute' }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual([['setSubstitute', { substituteId: 'usr_dora', from: '2026-12-01', until: '2026-12-05' }]])
})

it('assigns a case to the one that was chosen, and to none that the arrow keys pass', async () => {
  const people = [
    { userId: 'usr_dora', name: 'Dora Director' },
    { userId: 'usr_ines', name: 'Ines Clerk' },
  ]
  const { call, sent } = service({ listCaseAssignees: () => ({ people }), assignLegalCase: () => stored })
  const screen = await open(<Assignee legalCase={stored} />, call)
  const button = screen.getByRole('button', { name: 'Assigned to, Nobody' })
  await expect.element(button).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('menuitemradio', { name: 'Nobody' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('menuitemradio', { name: 'Ines Clerk' })).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent).toEqual([['assignLegalCase', { userId: 'usr_ines', version: 'v1' }]]))
  await expect.element(button).toHaveFocus()
})

it('deletes a case after asking, and says why it could not', async () => {
  let isRefused = true
  const onDeleted = vi.fn()
  const { call, sent } = service({
    deleteLegalCase: () => {
      if (isRefused) throw new CallError('Somebody else changed this case.', 409)
      return {}
    },
  })
  const screen = await open(<DeleteCase legalCase={stored} onDeleted={onDeleted} onClose={() => undefined} />, call)
  await expect.element(screen.getByRole('heading', { name: 'Delete case LC-1001?' })).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: 'Delete Case' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Somebody else changed this case.')
  expect(onDeleted).not.toHaveBeenCalled()
  isRefused = false
  await screen.getByRole('button', { name: 'Delete Case' }).click()
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(sent.map(([name]) => name)).toEqual(['deleteLegalCase', 'deleteLegalCase'])
})

it('links lots of the auction, and none of another', async () => {
  const auction = (id: string, title: string) => ({ id, title, startDate: at })
  const { call, sent } = service({
    listAuctions: () => ({ auctions: [auction('auc_1', 'Silver'), auction('auc_2', 'Rugs')] }),
    listLots: () => ({ lots: [tankard, { id: 'lot_2', lotNumber: '2', title: 'Silver porringer' }] }),
    updateLegalCase: () => stored,
  })
  const screen = await open(<EditCase opened={stored} onClose={() => undefined} />, call)
  await expect.element(screen.getByRole('checkbox', { name: 'Lot 1, Silver tankard' })).toBeChecked()
  await screen.getByRole('searchbox', { name: /^Lots/ }).fill('silver')
  await screen.getByRole('checkbox', { name: 'Lot 2, Silver porringer' }).click()
  await screen.getByRole('checkbox', { name: 'Lot 1, Silver tankard' }).click()
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: 'Update Case' }).click()
  await vi.waitFor(() => expect(sent).toEqual([['updateLegalCase', { lotIds: ['lot_2'], version: 'v1' }]]))
  await screen.getByRole('combobox', { name: 'Auction' }).selectOptions('auc_2')
  await expect.element(screen.getByRole('checkbox', { name: /^Lot/ })).not.toBeInTheDocument()
})

it('lists the cases of a lot, and what each automation does', async () => {
  const asked: unknown[] = []
  const { call } = service({
    listLegalCases: ({ query }) => {
      asked.push(query)
      return { cases: [stored] }
    },
  })
  const shown = (
    <>
      <LinkedCases of={{ lotId: 'lot_1' }} />
      <AllRules currency="USD" />
    </>
  )
  const screen = await open(shown, call)
  const link = screen.getByRole('link', { name: 'LC-1001 Dented tankard' })
  await expect.element(link).toHaveAttribute('href', '/legal/case_1')
  expect(asked).toEqual([{ lotId: 'lot_1' }])
  await expect.element(screen.getByText('Settlements above the limit need director approval. Limit: $50,000.00.')).toBeVisible()
  await expect.element(screen.getByText('Notifies those who approve settlements').first()).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})

it('adds a document with its file, name and type; the name follows the file until somebody writes another', async () => {
  const { call, sent } = service({
    listCaseDocuments: () => ({ documents: [] }),
    readCasePack: () => ({}),
    addCaseDocument: () => ({}),
  })
  const screen = await open(<Documents legalCase={stored} />, call)
  await screen.getByRole('button', { name: 'Add document' }).click()
  const file = screen.getByLabelText('File', { exact: true })
  await expect.element(file).toHaveFocus()
  await expect.element(screen.getByText('Enter a name.')).toBeVisible()
  await expect.element(screen.getByText('Choose a type.')).toBeVisible()
  await file.upload(new File(['%PDF-1.7'], 'ames-report.pdf'))
  await expect.element(screen.getByLabelText('Name')).toHaveValue('ames-report')
  await file.upload(new File(['%PDF-1.7'], 'ames-letter.pdf'))
  await expect.element(screen.getByLabelText('Name')).toHaveValue('ames-letter')
  await screen.getByLabelText('Name').fill('Letter of the expert')
  await file.upload(new File(['%PDF-1.7'], 'ames-letter-2.pdf'))
  await screen.getByLabelText('Document type').selectOptions('Evidence')
  expect(await accessibilityProblems()).toEqual([])
  await screen.getByRole('button', { name: 'Add document' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const form = sent[0]?.[1] as FormData
  expect([form.get('name'), form.get('type'), (form.get('file') as File).name]).toEqual([
    'Letter of the expert',
    'Evidence',
    'ames-letter-2.pdf',
  ])
  await expect.element(screen.getByLabelText('Name')).toHaveValue('')
})

it('shows what the active cases of a group claim, once all of them are known, and all in the footer', async () => {
  const claiming = (number: number, amount: number, currency: string, due?: string) => ({
    ...{ ...stored, id: `case_${number}`, caseNumber: `LC-${number}`, claimAmount: { amount, currency } },
    ...(due !== undefined && { due: { at: due, kind: 'filing_deadline' } }),
  })
  const soon = [
    claiming(1, 8_640_00, 'USD', '2026-11-20'),
    claiming(2, 12_640_00, 'USD', '2026-11-20'),
    claiming(3, 90_00, 'EUR', '2026-11-20'),
  ]
  const { call } = service({
    listLegalCases: ({ query }) =>
      (query as { page?: string }).page === undefined
        ? { cases: [...soon, claiming(4, 5_00, 'USD')], total: 5, nextPage: 'second' }
        : { cases: [claiming(5, 7_00, 'USD')] },
    readLegalCaseTotals: () => ({ total: 9, active: 5, activeAmounts: { USD: 21_292_00, EUR: 90_00 } }),
  })
  const state: CasesState = { tab: 'active', search: '', status: [], priority: [], type: [], sort: '-date' }
  const address = { state, change: () => undefined, file: () => undefined }
  const screen = await open(<ActiveCases address={address} phone={false} />, call)
  await expect.element(screen.getByText('$21,280.00 and €90.00', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Total amount $21,292.00 and €90.00')).toBeVisible()
  await expect.element(screen.getByText('4 of 5 active cases')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Later', exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.element(screen.getByText('$12.00', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Later 2' })).toBeVisible()
  expect(await accessibilityProblems()).toEqual([])
})
