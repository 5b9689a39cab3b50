import { CallError } from '@auctionwiz/contracts/client'
import { type AccountUser, listUsers, readUser } from '@auctionwiz/contracts/users'
import { useQuery } from '../../app/calls/use-call.ts'

const most = 200

/** The users to choose from, including those named by id that the list does not contain. */
export const usePeople = (ids: readonly (string | undefined)[]) => {
  const list = useQuery(listUsers, { query: { limit: most } })
  const people = list.data?.users ?? []
  const missing = list.data ? ids.filter((id) => id !== undefined && !people.some((user) => user.id === id)) : []
  const first = useQuery(readUser, missing[0] === undefined ? null : { params: { id: missing[0] } })
  const second = useQuery(readUser, missing[1] === undefined ? null : { params: { id: missing[1] } })
  const all: AccountUser[] = [...people, ...[first, second].flatMap(({ data }) => data?.user ?? [])]
  return {
    all,
    find: (id: string | undefined): AccountUser | undefined => all.find((user) => user.id === id),
    loading: list.loading || first.loading || second.loading,
    /** A user named by id is not, or no longer, a member. */
    missing: [first, second].some(({ error }) => error instanceof CallError && error.status === 404),
    error: list.error ?? first.error ?? second.error,
    reload: list.reload,
  }
}
