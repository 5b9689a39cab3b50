import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Resident memory of a process in MiB, where the system reports it in `/proc`. */
const residentOf = (pid: number): number | undefined => {
  const path = `/proc/${pid}/status`
  if (!existsSync(path)) return undefined
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}

/** Milliseconds of processor time that a process has used, where the system reports it; Linux counts in hundredths of a second. */
export const processorTime = (pid: number): number | undefined => {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const addKnown = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? undefined : left + right

interface MemoryWatch {
  /** By how many MiB the largest size of the processes together was above the one they were found at, until now. */
  above(): number | undefined
  /** Ends the watch. @returns the same as `above` */
  stop(): number | undefined
}

export const watchMemory = async (...pids: (number | undefined)[]): Promise<MemoryWatch> => {
  if (pids.includes(undefined)) throw new Error('a process to watch is not running')
  const together = () => pids.reduce<number | undefined>((sum, pid = 0) => addKnown(sum, residentOf(pid)), 0)
  await sleep(1_000)
  const idle = together()
  let most = idle ?? 0
  const timer = setInterval(() => {
    most = Math.max(most, together() ?? 0)
  }, 50)
  const above = () => (idle === undefined ? undefined : most - idle)
  return {
    above,
    stop: () => {
      clearInterval(timer)
      return above()
    },
  }
}
