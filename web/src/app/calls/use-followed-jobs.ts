import { isOpen, type Job, type JobKind, listJobs } from '@auctionwiz/contracts/jobs'
import { useEffect, useRef } from 'react'
import { useQuery } from './use-call.ts'

/**
 * The house's latest jobs of these kinds, in their order, looked at every second while one is open. `onStage` is told when one has become another or
 * its status has since the first look, and whether one is open; short work that begins and ends between two looks shows by its run.
 */
export const useFollowedJobs = <Kinds extends readonly JobKind[]>(
  kinds: Kinds,
  onStage: (open: boolean) => void,
): { [Index in keyof Kinds]: Job | undefined } => {
  const { data, reload } = useQuery(listJobs, {})
  const jobs = kinds.map((kind) => data?.jobs.find((job) => job.kind === kind))
  const open = jobs.some(isOpen)
  const stage = jobs.map((job) => `${job?.run}${job?.status}`).join()
  const seen = useRef(data && stage)
  useEffect(() => {
    const timer = open ? setInterval(reload, 1000) : undefined
    return () => clearInterval(timer)
  }, [open, reload])
  useEffect(() => {
    if (!data || seen.current === stage) return
    if (seen.current !== undefined) onStage(open)
    seen.current = stage
  }, [data, stage, open, onStage])
  return jobs as { [Index in keyof Kinds]: Job | undefined }
}
