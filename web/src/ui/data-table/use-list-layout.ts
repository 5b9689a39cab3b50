import { useMemo, useSyncExternalStore } from 'react'
import { useSignedIn } from '../../app/session/session-context.ts'
import { isInitial, type ListColumns, type ListLayout, limitedWidth, parseLayout } from './layout.ts'

/** The layout of a list and how to change it. */
export interface LayoutAccess<Id extends string = string> extends ListLayout<Id> {
  setColumns(columns: readonly Id[]): void
  /** Sets a column's width in px; without a width resets it. */
  setWidth(column: Id, width: number | undefined): void
  /** Applies a saved layout; without widths the current ones remain. */
  apply(layout: { columns: readonly Id[]; widths?: ListLayout<Id>['widths'] | undefined }): void
  reset(): void
  /** Nothing was changed. */
  initial: boolean
}

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The signed-in user's layout of a list, kept in this browser. `of` must be the same object at each render. */
export const useListLayout = <Id extends string>(of: ListColumns<Id>): LayoutAccess<Id> => {
  const { user } = useSignedIn()
  const key = `table.${of.list}.${user.id}`
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  return useMemo(() => {
    const layout = parseLayout(stored, of)
    const write = (next: ListLayout<Id>) => {
      if (isInitial(next, of)) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(next))
      for (const listener of listeners) listener()
    }
    // Several changes can follow one another before the next render.
    const now = () => parseLayout(localStorage.getItem(key), of)
    return {
      ...layout,
      initial: isInitial(layout, of),
      setColumns: (columns) => write({ ...now(), columns }),
      setWidth: (column, width) => {
        const { [column]: _before, ...others } = now().widths
        const widths = width === undefined ? others : { ...others, [column]: limitedWidth(width) }
        write({ columns: now().columns, widths: widths as ListLayout<Id>['widths'] })
      },
      apply: ({ columns, widths }) => write({ columns, widths: widths ?? now().widths }),
      reset: () => write(parseLayout(null, of)),
    }
  }, [stored, key, of])
}
