import type { listAuditEvents } from '@auctionwiz/contracts/audit'
import type { QueryOf } from '@auctionwiz/contracts/endpoint'
import { useCallback, useState } from 'react'
import { useSearchParams } from '../../app/search-params.ts'

export const periods = ['1', '7', '30', '90', 'all'] as const
export type Period = (typeof periods)[number]

/** The log's state, all of it in the address. */
export interface AuditFilter {
  search: string
  /** `everywhere`, `account`, or a house. */
  place: string
  actor: string | undefined
  kind: string | undefined
  action: string | undefined
  period: Period
}

const names = { search: 'q', place: 'where', actor: 'who', kind: 'kind', action: 'action', period: 'period' } as const
const defaults: AuditFilter = { search: '', place: 'everywhere', actor: undefined, kind: undefined, action: undefined, period: '30' }

export const readFilter = (params: URLSearchParams): AuditFilter => {
  const text = (field: keyof AuditFilter) => params.get(names[field]) ?? undefined
  return {
    search: text('search') ?? defaults.search,
    place: text('place') ?? defaults.place,
    actor: text('actor'),
    kind: text('kind'),
    action: text('action'),
    period: periods.find((period) => period === text('period')) ?? defaults.period,
  }
}

export const writeFilter = (params: URLSearchParams, change: Partial<AuditFilter>): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [field, value] of Object.entries(change)) {
    const name = names[field as keyof AuditFilter]
    if (value && value !== defaults[field as keyof AuditFilter]) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The query of the filter; `now` in milliseconds since 1970. */
export const queryOf = (
  { search, place, actor, kind, action, period }: AuditFilter,
  now: number,
): Partial<QueryOf<typeof listAuditEvents>> => ({
  ...(place === 'everywhere' ? { everywhere: 'true' } : place === 'account' ? {} : { auctionHouseId: place }),
  ...(search && { search }),
  ...(actor && { actorId: actor }),
  ...(kind && { subjectType: kind }),
  ...(action && { action }),
  ...(period !== 'all' && { from: new Date(now - Number(period) * 86_400_000).toISOString() }),
})

export interface AuditAddress {
  filter: AuditFilter
  change: (change: Partial<AuditFilter>) => void
  /** Stable for the same filter, so that its pages stay consistent. */
  query: ReturnType<typeof queryOf>
}

export const useAuditAddress = (): AuditAddress => {
  const [params, setParams] = useSearchParams()
  const [opened] = useState(Date.now)
  const filter = readFilter(params)
  const change = useCallback(
    (next: Partial<AuditFilter>) => setParams((current) => writeFilter(current, next), { replace: true }),
    [setParams],
  )
  return { filter, change, query: queryOf(filter, opened) }
}
