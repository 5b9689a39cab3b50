import { type Conflict, conflictKinds, conflictStatuses, conflictTypes, listConflicts } from '@auctionwiz/contracts/conflicts'
import { useLocation, useNavigate, useParams } from 'react-router'
import { usePages } from '../../app/calls/use-pages.ts'
import { paths } from '../../app/paths.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'

export const conflictsPath = `${paths.dataProcessing}/conflicts`

const one = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given)

const conflictsIn = ({ conflicts }: { conflicts: Conflict[] }): readonly Conflict[] => conflicts

/** The status in the address that shows them all; without one the pending ones are shown. */
export const anyStatus = 'all'

export type ConflictFilter = 'kind' | 'type' | 'status'

/** The list that the address asks for, and the conflict that is open in it: `/data-processing/conflicts/{id}?status=skipped`. */
export const useConflicts = (decided: ReadonlySet<string>) => {
  const { id: openId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const status = params.get('status') === anyStatus ? undefined : (one(conflictStatuses, params.get('status')) ?? 'pending')
  const kind = one(conflictKinds, params.get('kind'))
  const type = one(conflictTypes, params.get('type'))
  const query = { ...(kind && { kind }), ...(type && { type }), ...(status && { status }) }
  const pages = usePages(listConflicts, { query })
  return {
    kind,
    type,
    status,
    openId,
    pages,
    /** Without those that were just decided, which leave a list of pending ones at once. */
    rows: useRows(pages.data, conflictsIn, status === 'pending' ? decided : nothing),
    listKey: JSON.stringify(query),
    choose: (filter: ConflictFilter, value: string) => {
      const next = new URLSearchParams(search)
      if (value === '' || (filter === 'status' && value === 'pending')) next.delete(filter)
      else next.set(filter, value)
      void navigate({ pathname: conflictsPath, search: next.toString() })
    },
    open: (id: string | undefined) =>
      void navigate(
        { pathname: id === undefined ? conflictsPath : `${conflictsPath}/${id}`, search },
        { replace: openId !== undefined && id !== undefined },
      ),
  }
}
export type Conflicts = ReturnType<typeof useConflicts>

const nothing: ReadonlySet<string> = new Set()
