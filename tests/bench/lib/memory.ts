import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Resident memory of a process in MiB, where the system tells it in `/proc`. */
const residentOf = (pid: number): number | undefined => {
  const path = `/proc/${pid}/status`
  if (!existsSync(path)) return undefined
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** Watches a process; `stop` tells by how many MiB its largest size was above the one it was found at. */
export const watchMemory = async (pid: number | undefined): Promise<{ stop(): number | undefined }> => {
  if (pid === undefined) throw new Error('the process to watch is not running')
  await sleep(1_000)
  const idle = residentOf(pid)
  let most = idle ?? 0
  const timer = setInterval(() => {
    most = Math.max(most, residentOf(pid) ?? 0)
  }, 50)
  return {
    stop: () => {
      clearInterval(timer)
      return idle === undefined ? undefined : most - idle
    },
  }
}
