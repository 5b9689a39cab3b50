import type { Auction } from '@auctionwiz/contracts/auctions'
import { type AssessmentSummary, listAssessments, readAssessment, startAssessment } from '@auctionwiz/contracts/bidder-assessments'
import { useCallback, useEffect, useRef } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFollowedJobs } from '../../app/calls/use-followed-jobs.ts'
import { useMutation, useRefresh } from '../../app/calls/use-mutation.ts'

/** How often the progress is read while the assessment runs, in ms. */
const every = 1000

export interface AssessmentAccess {
  summary: AssessmentSummary | undefined
  error: unknown
  reload: () => void
  /** Starts the assessment, or continues one that stopped. */
  start: () => void
  starting: boolean
  startError: unknown
}

/** Whether bidders can be assessed for the auction, or invited to it. */
export const isAssessable = ({ status }: Pick<Auction, 'status'>): boolean => status === 'Upcoming' || status === 'Active'

const sending = ['invite', 'invitation-mails'] as const

/** The assessment for an auction; the first one starts by itself. The list follows its progress, and that of the invitations. */
export const useAssessment = (auction: Pick<Auction, 'id' | 'status'>): AssessmentAccess => {
  const params = { auctionId: auction.id }
  const { data: summary, error, reload } = useQuery(readAssessment, { params })
  const {
    change,
    busy,
    error: startError,
  } = useMutation(startAssessment, {
    onDone: (answer, store) => store(readAssessment, { params }, answer),
  })
  const isRunning = summary?.run?.status === 'running' && !summary.run.stopped
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => latest.current(), every)
    return () => clearInterval(timer)
  }, [isRunning])
  const refresh = useRefresh()
  const start = () => void change({ params })
  const isFirst = summary !== undefined && summary.run === undefined && isAssessable(auction)
  const begun = useRef(false)
  useEffect(() => {
    if (!isFirst || begun.current) return
    begun.current = true
    start()
  })
  const progress = summary?.run && `${summary.run.startedAt} ${summary.run.status} ${summary.run.done}`
  const shown = useRef(progress)
  useEffect(() => {
    if (progress === undefined || progress === shown.current) return
    shown.current = progress
    refresh([listAssessments])
  }, [progress, refresh])
  useFollowedJobs(
    sending,
    useCallback(() => refresh([listAssessments]), [refresh]),
  )
  return { summary, error, reload, start, starting: busy, startError }
}
