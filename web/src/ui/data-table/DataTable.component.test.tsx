import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderUi } from '../../../testing/render-ui.tsx'
import { Dialog } from '../Dialog.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { ColumnWidths } from './layout.ts'
import { TotalsRow } from './TotalsRow.tsx'
import type { Column, SortState } from './types.ts'
import type { LayoutAccess } from './use-list-layout.ts'
import { useSelection } from './use-selection.ts'

interface Lot {
  id: string
  title: string
  price: number
}

const lots = (count: number): Lot[] =>
  Array.from({ length: count }, (_, index) => ({ id: `lot_${index}`, title: `Lot ${index}`, price: index * 10 }))

const columns: Column<Lot>[] = [
  { id: 'title', header: 'Title', width: 240, sort: 'title', text: ({ title }) => title },
  { id: 'price', header: 'Price', width: 120, sort: 'price', highestFirst: true, align: 'end', text: ({ price }) => String(price) },
  { id: 'house', header: 'House', width: 120, grow: true, text: () => 'New York' },
]
const all = columns.map(({ id }) => id)
const nameOf = ({ title }: Lot) => title
const ready = { error: undefined, loading: false, refreshing: false, reload: () => undefined, hasMore: false, loadMore: () => undefined }

/** A layout as the browser's storage keeps it. */
const useLayout = (): LayoutAccess => {
  const [shown, setColumns] = useState<readonly string[]>(all)
  const [widths, setWidths] = useState<ColumnWidths>({})
  return {
    columns: shown,
    widths,
    initial: false,
    setColumns,
    setWidth: (column, width) =>
      setWidths(({ [column]: _before, ...others }) => (width === undefined ? others : { ...others, [column]: width })),
    apply: () => undefined,
    reset: () => setColumns(all),
  }
}

const Table = ({ rows, selectable = false, ...rest }: { rows: Lot[]; selectable?: boolean } & Partial<DataTableProps<Lot>>) => {
  const layout = useLayout()
  const selection = useSelection(rows, '')
  const [openId, setOpen] = useState<string>()
  const [sort, setSort] = useState<SortState>({ by: 'price', descending: true })
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <DataTable
        label="Lots"
        columns={columns}
        layout={layout}
        rows={rows}
        total={{ count: rows.length, atLeast: false }}
        listKey="lots"
        source={ready}
        nameOf={nameOf}
        openId={openId}
        onOpen={({ id }) => setOpen(id)}
        sort={sort}
        onSort={setSort}
        selection={selectable ? selection : undefined}
        loadFailed="Lots could not be loaded"
        empty={<p>No lots</p>}
        {...rest}
      />
      <output>{`${selection.selection.ids.size} selected, ${openId ?? 'none'} open`}</output>
    </div>
  )
}

const grid = () => document.querySelector<HTMLElement>('[role=grid]')
const scroller = () => grid()?.parentElement as HTMLElement
const mounted = () => [...document.querySelectorAll<HTMLElement>('[data-index]')]
const indexes = () => mounted().map((row) => Number(row.dataset.index))
const focusedIndex = () => (document.activeElement as HTMLElement | null)?.dataset.index
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('100,000 rows', () => {
  it('mount only what is in sight and reuse its elements while they scroll', async () => {
    await render(<Table rows={lots(100_000)} />)
    await expect.poll(() => mounted().length).toBeGreaterThan(10)
    const most = 60
    expect(mounted().length).toBeLessThan(most)
    const before = new Set(mounted())
    for (let step = 0; step < 20; step += 1) {
      scroller().scrollTop += 400
      await frame()
      await frame()
      expect(mounted().length).toBeLessThan(most)
    }
    await expect.poll(() => Math.max(...indexes())).toBeGreaterThan(200)
    expect(mounted().filter((row) => before.has(row)).length).toBeGreaterThan(10)
    scroller().scrollTop = scroller().scrollHeight
    await expect.poll(() => Math.max(...indexes())).toBe(99_999)
    expect(mounted().length).toBeLessThan(most)
    expect(grid()?.getAttribute('aria-rowcount')).toBe('100001')
  })

  it('are reached by End and Home, and read in order once the list rests', async () => {
    const screen = await render(<Table rows={lots(100_000)} />)
    await screen.getByRole('row', { name: /^Lot 3 / }).click()
    await userEvent.keyboard('{End}')
    await expect.poll(focusedIndex).toBe('99999')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(focusedIndex).toBe('99998')
    await userEvent.keyboard('{Home}')
    await expect.poll(focusedIndex).toBe('0')
    await expect.poll(() => indexes().every((index, at, list) => at === 0 || index > (list[at - 1] ?? -1))).toBe(true)
  })
})

describe('rows', () => {
  it('are selected by Space, Shift and Ctrl+A, and opened by Enter', async () => {
    const screen = await render(<Table rows={lots(50)} selectable />)
    await userEvent.keyboard('j')
    await expect.poll(focusedIndex).toBe('0')
    await userEvent.keyboard('j ')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect.element(screen.getByText('3 selected, none open')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByText('0 selected, none open')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(screen.getByText('50 selected, none open')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('50 selected, lot_3 open')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(screen.getByText('50 selected, lot_2 open')).toBeVisible()
  })

  it('are stepped through by presses that come before the last one is on screen', async () => {
    const screen = await render(<Table rows={lots(50)} selectable />)
    await userEvent.keyboard('j')
    await expect.poll(focusedIndex).toBe('0')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('0 selected, lot_0 open')).toBeVisible()
    await userEvent.keyboard('jjjk')
    await expect.element(screen.getByText('0 selected, lot_2 open')).toBeVisible()
  })

  it('show details below them, and what follows moves down', async () => {
    const screen = await render(
      <Table rows={lots(50)} expanded={({ title }) => <div style={{ height: 300 }}>{`About ${title}`}</div>} detailsLabel={nameOf} />,
    )
    const top = () =>
      screen
        .getByRole('row', { name: /Lot 4 / })
        .element()
        .getBoundingClientRect().top
    const before = top()
    await screen.getByRole('button', { name: 'Lot 2' }).click()
    await expect.element(screen.getByText('About Lot 2')).toBeVisible()
    await expect.poll(top).toBeGreaterThanOrEqual(before + 300)
  })

  it('that are fetched next are asked for near the end', async () => {
    const loadMore = vi.fn()
    await render(<Table rows={lots(60)} source={{ ...ready, hasMore: true, loadMore }} total={{ count: 900, atLeast: false }} />)
    await expect.poll(() => mounted().length).toBeGreaterThan(10)
    expect(loadMore).not.toHaveBeenCalled()
    scroller().scrollTop = 1200
    await expect.poll(() => loadMore.mock.calls.length).toBe(1)
    expect(grid()?.getAttribute('aria-rowcount')).toBe('901')
  })
})

describe('a row that the list moves', () => {
  const moved = [{ id: 'lot_new', title: 'New lot', price: 5 }, ...lots(50)]
  const focused = () => document.activeElement?.getAttribute('data-row')

  it('keeps the focus, so that Enter opens it', async () => {
    const screen = await render(<Table rows={lots(50)} />)
    screen
      .getByRole('row', { name: /^Lot 2 / })
      .element()
      .focus()
    await screen.rerender(<Table rows={moved} />)
    await expect.poll(focused).toBe('lot_2')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('0 selected, lot_2 open')).toBeVisible()
  })

  it.each([true, false])('gets the focus back from a dialog (the row is marked as open: %s)', async (marked) => {
    const Opens = ({ rows }: { rows: Lot[] }) => {
      const [id, setId] = useState<string>()
      return (
        <>
          <Table rows={rows} openId={marked ? id : undefined} onOpen={(lot) => setId(lot.id)} />
          {id !== undefined && <Dialog title={id} onClose={() => setId(undefined)} />}
        </>
      )
    }
    const screen = await renderUi(<Opens rows={lots(50)} />)
    screen
      .getByRole('row', { name: /^Lot 2 / })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog', { name: 'lot_2' })).toBeVisible()
    await screen.rerender(<Opens rows={moved} />)
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await frame()
    await frame()
    expect(focused()).toBe('lot_2')
  })
})

it('is left by Tab after the menu of the current row, however many rows there are', async () => {
  const menu = { label: ({ title }: Lot) => `Actions for ${title}`, render: () => null }
  const screen = await render(
    <>
      <Table rows={lots(1000)} menu={menu} />
      <button type="button">After</button>
    </>,
  )
  screen.getByRole('row', { name: /Lot 0/ }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Actions for Lot 0' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

describe('columns', () => {
  it('sort by a press on the header, and by their menu', async () => {
    const screen = await render(<Table rows={lots(5)} />)
    const header = screen.getByRole('columnheader', { name: 'Price' })
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    await header.getByRole('button', { name: 'Price', exact: true }).click()
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    await screen.getByRole('button', { name: 'Options for column Title' }).click()
    await screen.getByRole('menuitemradio', { name: 'Sort descending' }).click()
    await expect.element(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('are hidden, shown and resized by their menus', async () => {
    const screen = await render(<Table rows={lots(5)} />)
    const menu = async (column: string, action: string) => {
      await screen.getByRole('button', { name: `Options for column ${column}` }).click()
      await screen.getByRole('menuitem', { name: action }).click()
    }
    await menu('House', 'Hide column')
    await expect.element(screen.getByRole('columnheader', { name: 'House' })).not.toBeInTheDocument()
    await menu('Price', 'Show House')
    await expect.element(screen.getByRole('columnheader', { name: 'House' })).toBeVisible()
    const width = () => screen.getByRole('columnheader', { name: 'Price' }).element().getBoundingClientRect().width
    const before = width()
    await menu('Price', 'Wider')
    await expect.poll(width).toBe(before + 16)
  })
})

it('shows totals under their own columns, whatever is scrolled', async () => {
  const totals: DataTableProps<Lot>['totals'] = (shown) => <TotalsRow columns={shown} cells={{ title: 'Total of 60', price: '17700' }} />
  const screen = await render(<Table rows={lots(60)} totals={totals} />)
  const row = screen.getByRole('row', { name: 'Total of 60 17700' })
  await expect.element(row).toBeInViewport({ ratio: 1 })
  const right = (element: Element) => element.getBoundingClientRect().right
  expect(right(row.getByText('17700').element())).toBe(right(screen.getByRole('columnheader', { name: 'Price' }).element()))
})

describe('without rows', () => {
  it('says that they load, that they failed, or that there are none', async () => {
    const screen = await render(<Table rows={[]} source={{ ...ready, loading: true }} />)
    await expect.element(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument()
    await screen.rerender(<Table rows={[]} source={{ ...ready, error: new Error('no') }} />)
    await expect.element(screen.getByRole('heading', { name: 'Lots could not be loaded' })).toBeVisible()
    await screen.rerender(<Table rows={[]} />)
    await expect.element(screen.getByText('No lots')).toBeVisible()
    await screen.rerender(<Table rows={[]} noPermission={<p>Not for you</p>} />)
    await expect.element(screen.getByText('Not for you')).toBeVisible()
  })

  it('keeps the old rows under a failure', async () => {
    const screen = await render(<Table rows={lots(3)} source={{ ...ready, error: new Error('no') }} />)
    await expect.element(screen.getByRole('alert').getByText(/^This list could not be updated\./)).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /^Lot 2 / })).toBeVisible()
  })
})

it('has rows that are not see-through: the first column takes its ground from them, and others pass beneath it', async () => {
  const screen = await render(<Table rows={lots(3)} />)
  expect(getComputedStyle(screen.getByRole('row', { name: /Lot 1/ }).element()).backgroundColor).toMatch(/^rgb\(/)
})
