import { type Permission, permissions } from '@auctionwiz/contracts/permissions'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSearchParams } from '../../app/search-params.ts'

const accessPath = '/security/access'

/** The explorer's state, all of it in the address. */
export interface AccessView {
  search: string
  onlyDifferences: boolean
  /** The user to compare with. */
  withId: string | undefined
  /** The house of a comparison. */
  at: string | undefined
  /** The cell whose decision is open. */
  column: string | undefined
  permission: Permission | undefined
}

const names = { search: 'q', onlyDifferences: 'only', withId: 'with', at: 'at', column: 'column', permission: 'permission' } as const

export interface AccessAddress {
  view: AccessView
  change: (change: Partial<AccessView>) => void
  personId: string | undefined
  choose: (id: string) => void
}

/** `/security/access/{user}?with={user}&at={house}&permission=…&column=…`. */
export const useAccessAddress = (): AccessAddress => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (next: Partial<AccessView>) =>
      setParams(
        (current) => {
          for (const [field, value] of Object.entries(next)) {
            const name = names[field as keyof AccessView]
            if (value) current.set(name, String(value))
            else current.delete(name)
          }
          return current
        },
        { replace: true },
      ),
    [setParams],
  )
  const text = (field: keyof AccessView) => params.get(names[field]) ?? undefined
  return {
    view: {
      search: text('search') ?? '',
      onlyDifferences: text('onlyDifferences') !== undefined,
      withId: text('withId'),
      at: text('at'),
      column: text('column'),
      permission: permissions.find((each) => each === text('permission')),
    },
    change,
    personId: pathname.slice(accessPath.length + 1) || undefined,
    choose: (id) => void navigate({ pathname: `${accessPath}/${id}`, search }),
  }
}
