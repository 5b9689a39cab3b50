import type { DuplicatePair, listDuplicates as endpoint, PairStatus } from '@auctionwiz/contracts/duplicates'
import { listDuplicates } from '@auctionwiz/contracts/duplicates'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { useLocation, useNavigate, useParams } from 'react-router'
import { type Pages, usePages } from '../../app/calls/use-pages.ts'
import { paths } from '../../app/paths.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'

export const shows = ['pending', 'merged', 'dismissed'] as const
export type Show = (typeof shows)[number]

const statuses: Record<Show, PairStatus[]> = {
  pending: ['pending'],
  merged: ['auto-merged', 'manually-merged'],
  dismissed: ['dismissed'],
}

export interface Pairs {
  show: Show
  choose: (show: Show) => void
  pages: Pages<AnswerOf<typeof endpoint>>
  /** Without decided ones, which leave the list at once. */
  rows: readonly DuplicatePair[]
  /** The pair that the address names. */
  openId: string | undefined
  open: (id: string | undefined) => void
}

/** Which list the address asks for. */
export const useShow = (): Show => {
  const [params] = useSearchParams()
  return shows.find((one) => one === params.get('show')) ?? 'pending'
}

const pairsIn = ({ pairs }: AnswerOf<typeof endpoint>): readonly DuplicatePair[] => pairs

/** The list that the address asks for, and the pair that is opened in it: `/bidders/duplicates/{pair}?show=merged`. */
export const usePairs = (decided: ReadonlySet<string>): Pairs => {
  const { tab: openId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const show = useShow()
  const pages = usePages(listDuplicates, { query: { status: statuses[show] } })
  const rows = useRows(pages.data, pairsIn, decided)
  return {
    show,
    choose: (chosen) => {
      const next = new URLSearchParams(search)
      if (chosen === 'pending') next.delete('show')
      else next.set('show', chosen)
      void navigate({ pathname: `${paths.bidders}/duplicates`, search: next.toString() })
    },
    pages,
    rows,
    openId,
    open: (id) =>
      void navigate(
        { pathname: `${paths.bidders}/duplicates${id === undefined ? '' : `/${id}`}`, search },
        { replace: openId !== undefined && id !== undefined },
      ),
  }
}
