import { expect, it, vi } from 'vitest'
import { columnMenu } from './column-menu.ts'
import type { Column } from './types.ts'
import type { LayoutAccess } from './use-list-layout.ts'

const layout = (): LayoutAccess => ({
  columns: ['name', 'score', 'tier'],
  widths: { score: 120 },
  initial: false,
  setColumns: vi.fn(),
  setWidth: vi.fn(),
  apply: vi.fn(),
  reset: vi.fn(),
})

const column = (id: string, sort?: string): Column<unknown> => ({ id, header: id, width: 100, text: () => '', ...(sort && { sort }) })
const columns = ['name', 'score', 'tier', 'tags'].map((id) => ({ id, header: id }))
const labels = (options: Omit<Parameters<typeof columnMenu>[0], 'columns'>) =>
  columnMenu({ ...options, columns }).flatMap((group) => group.map(({ label }) => label))

it('neither moves nor hides the first column', () => {
  expect(labels({ column: column('name'), layout: layout(), sort: undefined, onSort: undefined })).toEqual([
    'Narrower',
    'Wider',
    'Show tags',
  ])
})

it('sorts, moves, hides and resizes another', () => {
  const to = layout()
  const onSort = vi.fn()
  const groups = columnMenu({ columns, column: column('score', 'score'), layout: to, sort: { by: 'score', descending: true }, onSort })
  const entry = (label: string) => groups.flat().find((one) => one.label === label)
  expect(groups.flat().map(({ label }) => label)).toEqual([
    'Sort ascending',
    'Sort descending',
    'Move right',
    'Hide column',
    'Narrower',
    'Wider',
    'Reset width',
    'Show tags',
  ])
  expect([entry('Sort ascending')?.checked, entry('Sort descending')?.checked]).toEqual([false, true])
  entry('Sort ascending')?.onSelect()
  expect(onSort).toHaveBeenCalledWith({ by: 'score', descending: false })
  entry('Move right')?.onSelect()
  expect(to.setColumns).toHaveBeenCalledWith(['name', 'tier', 'score'])
  entry('Hide column')?.onSelect()
  expect(to.setColumns).toHaveBeenCalledWith(['name', 'tier'])
  entry('Wider')?.onSelect()
  expect(to.setWidth).toHaveBeenCalledWith('score', 136)
  entry('Show tags')?.onSelect()
  expect(to.setColumns).toHaveBeenCalledWith(['name', 'score', 'tier', 'tags'])
})
