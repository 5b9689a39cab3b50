import { useMemo, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inHouse } from '../../../testing/in-house.tsx'
import { renderUi } from '../../../testing/render-ui.tsx'
import { Button } from '../Button.tsx'
import { BulkBar } from './BulkBar.tsx'
import { DataTable } from './DataTable.tsx'
import { isEmptySelection } from './selection.ts'
import type { Column, RowGroup } from './types.ts'
import { useSelection } from './use-selection.ts'

interface Lot {
  id: string
  title: string
}

const lots = (group: string, count: number): Lot[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${group}_${index}`, title: `${group} ${index}` }))

const columns: Column<Lot>[] = [
  { id: 'title', header: 'Title', width: 240, text: ({ title }) => title },
  {
    id: 'deeds',
    header: 'Decision',
    width: 160,
    text: () => '',
    render: () => <span>sell</span>,
    renderCurrent: ({ title }) => <b>{`Sell ${title}`}</b>,
  },
]
const layout = {
  columns: ['title', 'deeds'],
  widths: {},
  initial: true,
  setColumns: () => undefined,
  setWidth: () => undefined,
  apply: () => undefined,
  reset: () => undefined,
}
const ready = { error: undefined, loading: false, refreshing: false, reload: () => undefined, hasMore: false, loadMore: () => undefined }
const nameOf = ({ title }: Lot) => title

/** Clocks, of which more can be fetched, and chairs. */
const Grouped = ({
  onSellAll,
  onSell,
  controlled = false,
}: {
  onSellAll?: () => void
  onSell?: (lot: Lot) => void
  controlled?: boolean
}) => {
  const [clocks, setClocks] = useState(() => lots('Clock', 3))
  const chairs = useMemo(() => lots('Chair', 2), [])
  const rows = useMemo(() => [...clocks, ...chairs], [clocks, chairs])
  const selection = useSelection(rows, '')
  const [openId, setOpen] = useState<string>()
  const [open, setOpenGroups] = useState(['Clock'])
  const more = () => {
    const next = lots('Clock', 31)
    setClocks(next)
    selection.fetched('Clock', next)
  }
  const groups: RowGroup<Lot>[] = [
    {
      id: 'Clock',
      label: 'Clocks',
      count: 31,
      note: 'All working',
      rows: clocks,
      action: <Button onClick={onSellAll}>Sell all 31</Button>,
      ...(clocks.length < 31 && { more: { label: '28 more', onMore: more } }),
    },
    { id: 'Chair', label: 'Chairs', count: 2, rows: chairs },
  ]
  const folding = {
    isOpen: (id: string) => open.includes(id),
    toggle: (id: string) => setOpenGroups(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
  }
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <DataTable
        label="Lots"
        columns={columns}
        layout={layout}
        rows={rows}
        groups={groups}
        folding={controlled ? folding : undefined}
        total={{ count: 33, atLeast: false }}
        listKey="lots"
        source={ready}
        nameOf={nameOf}
        openId={openId}
        onOpen={({ id }) => setOpen(id)}
        selection={selection}
        marksCurrent
        rowKeys={onSell && [{ key: 's', label: 'Sell', run: onSell }]}
        loadFailed="Lots could not be loaded"
        empty={<p>No lots</p>}
      />
      {!isEmptySelection(selection.selection) && (
        <BulkBar access={selection} total="31" more onSelectAll={() => selection.allOf('Clock', clocks)}>
          {null}
        </BulkBar>
      )}
      <output>{`${selection.selection.ids.size} ids`}</output>
    </div>
  )
}

const titles = () => [...document.querySelectorAll<HTMLElement>('[data-index]')].map((row) => row.querySelector('a, span')?.textContent)

it('groups have a heading with their count, a remark and an action, and are folded', async () => {
  const onSellAll = vi.fn()
  const screen = await renderUi(inHouse(<Grouped onSellAll={onSellAll} />))
  const heading = screen.getByRole('row', { name: /Clocks/ })
  await expect.element(heading.getByRole('rowheader', { name: /Clocks.*31.*All working/ })).toBeVisible()
  await heading.getByRole('button', { name: 'Sell all 31' }).click()
  expect(onSellAll).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('row', { name: /Chair 1/ })).toBeVisible()
  await heading.getByRole('button', { name: /Clocks/ }).click()
  await expect.element(screen.getByRole('row', { name: /Clock 0/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: /Chair 1/ })).toBeVisible()
})

it('the list decides which groups are open, where it wants to', async () => {
  const screen = await renderUi(inHouse(<Grouped controlled />))
  await expect.element(screen.getByRole('row', { name: /Clock 0/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Chair 0/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /Chairs/ }).click()
  await expect.element(screen.getByRole('row', { name: /Chair 0/ })).toBeVisible()
})

it('keys pass from the last row of a group to the first of the next, and the current row shows what they do', async () => {
  const screen = await renderUi(inHouse(<Grouped />))
  await screen.getByRole('row', { name: /Clock 2/ }).click()
  await expect.element(screen.getByText('Sell Clock 2')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByText('Sell Chair 0')).toBeVisible()
  await expect.element(screen.getByText('Sell Clock 2')).not.toBeInTheDocument()
  expect(titles().length).toBe(5)
})

it('the keys of a marked row act wherever the focus is', async () => {
  const onSell = vi.fn()
  const screen = await renderUi(inHouse(<Grouped onSell={onSell} />))
  await expect.element(screen.getByText('Sell Clock 0')).toBeVisible()
  await userEvent.keyboard('s')
  expect(onSell).toHaveBeenCalledWith(expect.objectContaining({ id: 'Clock_0' }))
})

it('all of a group are selected, those fetched later too, until one is given up', async () => {
  const screen = await renderUi(inHouse(<Grouped />))
  await screen.getByRole('checkbox', { name: 'Select Clock 1' }).click()
  await screen.getByRole('button', { name: 'Select all 31' }).click()
  await expect.element(screen.getByText('31 selected')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'Select Chair 0' })).not.toBeChecked()
  await screen.getByRole('button', { name: '28 more' }).click()
  await expect.element(screen.getByText('31 ids')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: 'Select Clock 5' })).toBeChecked()
  await screen.getByRole('checkbox', { name: 'Select Clock 5' }).click()
  await expect.element(screen.getByText('30 selected')).toBeVisible()
})

it('are cards with the same heading and action on the phone, and the chosen card is marked', async () => {
  await page.viewport(390, 844)
  const screen = await renderUi(inHouse(<Grouped />))
  await expect.element(screen.getByRole('button', { name: 'Sell all 31' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clock 1' }).click()
  await expect.element(screen.getByRole('button', { name: 'Clock 1' })).toHaveAttribute('aria-current', 'true')
  await screen.getByRole('button', { name: '28 more' }).click()
  await screen.getByRole('button', { name: /^Clocks/ }).click()
  await expect.element(screen.getByRole('button', { name: 'Clock 1' })).not.toBeInTheDocument()
  await page.viewport(1280, 800)
})
