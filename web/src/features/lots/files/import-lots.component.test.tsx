import type { BodyOf, Endpoint } from '@auctionwiz/contracts/endpoint'
import type { importLots, LotFileRowResult } from '@auctionwiz/contracts/lot-files'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityProblems } from '../../../../testing/accessibility.ts'
import { inHouse } from '../../../../testing/in-house.tsx'
import { renderUi } from '../../../../testing/render-ui.tsx'
import ImportLots from './ImportLots.tsx'

type Body = BodyOf<typeof importLots>

/** A service that adds each lot; it can lose one answer. */
const service = () => {
  const bodies: Body[] = []
  let isAway = false
  const call = async (_: Endpoint, { body }: { body: Body }): Promise<{ rows: LotFileRowResult[] }> => {
    if (isAway) {
      isAway = false
      throw new Error('away')
    }
    bodies.push(body)
    return { rows: body.rows.map(({ line, cells }) => ({ line, lotNumber: cells.lotNumber ?? '', outcome: 'create' })) }
  }
  const fail = () => {
    isAway = true
  }
  return { call, bodies, fail }
}

const fileOf = (text: string, name = 'lots.csv') => new File([text], name, { type: 'text/csv' })

const open = async (call: unknown) => {
  const screen = await renderUi(inHouse(<ImportLots auctionId="auc_1" onClose={() => undefined} />, 'admin', call as never))
  const choose = (file: File) => userEvent.upload(screen.getByLabelText(/^File/), file)
  return { screen, choose }
}

it('checks the rows first, adds up, and imports after the go-ahead without sending a row twice', async () => {
  const { call, bodies, fail } = service()
  const { screen, choose } = await open(call)
  const many = Array.from({ length: 120 }, (_, index) => `${index + 1},Chair`)
  await choose(fileOf(['Lot,Title', ...many, '1,Again'].join('\r\n')))
  await expect.element(screen.getByText(/Nothing has been changed yet/)).toBeVisible()
  await expect.element(screen.getByText('Line 2 has the same lot number. Keep one of the rows.')).toBeVisible()
  expect(bodies.map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
    [true, 100],
    [true, 20],
  ])
  fail()
  await screen.getByRole('button', { name: 'Import 120 lots' }).click()
  await expect.element(screen.getByText(/What was imported stays/)).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('120 lots were imported')).toBeVisible()
  expect(bodies.slice(2).map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
    [false, 100],
    [false, 20],
  ])
  expect(await accessibilityProblems()).toEqual([])
})

it.each([
  ['a file that is too large', fileOf('x'.repeat(10_000_001)), /at most 10 MB/],
  ['a workbook', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0])], 'lots.csv'), /not a CSV, text or Excel file/],
  ['a file without a lot number', fileOf('Title\nDesk\n'), /no column for the lot number/],
] as const)('refuses %s before anything is sent', async (_, file, problem) => {
  const { call, bodies } = service()
  const { screen, choose } = await open(call)
  await choose(file)
  await expect.element(screen.getByText(problem)).toBeVisible()
  expect(bodies).toEqual([])
})

it('reads the sheet of a workbook that has the lots, or another that is chosen', async () => {
  const asked: unknown[] = []
  const call = (_: Endpoint, { body }: { body: FormData | Body }) => {
    if (!(body instanceof FormData)) return Promise.resolve({ rows: body.rows.map(({ line }) => ({ line, outcome: 'create' })) })
    const sheet = body.get('sheet')
    asked.push(sheet)
    const csv = sheet === 'Part 2' ? 'Lot,Title\n1,Clock\n2,Desk\n' : 'Lot,Title\n1,Chair\n'
    return Promise.resolve({ csv, sheet: sheet ?? 'Part 1', sheets: ['Part 1', 'Part 2'] })
  }
  const { screen, choose } = await open(call)
  await choose(new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'lots.xlsx'))
  await expect.element(screen.getByRole('button', { name: 'Import 1 lot' })).toBeVisible()
  await screen.getByLabelText('Sheet').selectOptions('Part 2')
  await expect.element(screen.getByRole('button', { name: 'Import 2 lots' })).toBeVisible()
  expect(asked).toEqual([null, 'Part 2'])
})
