import { houseRoles } from '@auctionwiz/contracts/roles'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSearchParams } from '../../app/search-params.ts'

export const usersPath = '/security/users'

export const roleFilters = ['owner', ...houseRoles] as const
export const statusFilters = ['active', 'pending', 'suspended'] as const

export interface UsersFilter {
  search: string
  role: (typeof roleFilters)[number] | undefined
  status: (typeof statusFilters)[number] | undefined
}

export interface UsersAddress {
  filter: UsersFilter
  /** Replaces the address: filters add no history entries. */
  change: (change: Partial<UsersFilter>) => void
  /** The user whose panel is open. */
  openId: string | undefined
  open: (id: string) => void
  close: () => void
}

const names = { search: 'q', role: 'role', status: 'status' } as const

/** The list's state and the open panel, all of it in the address: `/security/users/{id}?q=…&role=…&status=…`. */
export const useUsersAddress = (): UsersAddress => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (next: Partial<UsersFilter>) =>
      setParams(
        (current) => {
          for (const [field, value] of Object.entries(next)) {
            const name = names[field as keyof UsersFilter]
            if (value) current.set(name, value)
            else current.delete(name)
          }
          return current
        },
        { replace: true },
      ),
    [setParams],
  )
  const openId = pathname.slice(usersPath.length + 1) || undefined
  return {
    filter: {
      search: params.get('q') ?? '',
      role: roleFilters.find((role) => role === params.get('role')),
      status: statusFilters.find((status) => status === params.get('status')),
    },
    change,
    openId,
    open: (id) => void navigate({ pathname: `${usersPath}/${id}`, search }, { replace: openId !== undefined }),
    close: () => void navigate({ pathname: usersPath, search }),
  }
}
