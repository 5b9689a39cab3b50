import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Resident memory of a process in MiB, where the system tells it in `/proc`. */
const residentOf = (pid: number): number | undefined => {
  const path = `/proc/${pid}/status`
  if (!existsSync(path)) return undefined
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** Milliseconds of processor time that a process has used, where the system tells it; Linux counts in hundredths of a second. */
export const processorTime = (pid: number): number | undefined => {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
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
