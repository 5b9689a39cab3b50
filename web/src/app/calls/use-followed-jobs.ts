import { isOpen, type Job, type JobKind, listJobs } from '@auctionwiz/contracts/jobs'
import { useEffect, useRef } from 'react'
import { useQuery } from './use-call.ts'

/**
 * The house's latest jobs of these kinds, in their order, polled every second while one is open. Calls `onStage` when a job was replaced or its status
 * changed since the first poll, and says whether one is open. A job that begins and ends between two polls is detected by its run.
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
