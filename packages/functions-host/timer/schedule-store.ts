import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** When a timer ran last and is due next; ISO 8601 times in UTC. */
export type ScheduleStatus = { last: string; next: string; lastUpdated: string }

/** Keeps the status of timers over restarts, so that an occurrence missed meanwhile is made up for. */
export type ScheduleStore = {
  read(timer: string): ScheduleStatus | undefined
  write(timer: string, status: ScheduleStatus): void
}

/** Forgets at the end of the process: no occurrence is ever past due. */
export function memoryScheduleStore(): ScheduleStore {
  const statuses = new Map<string, ScheduleStatus>()
  return {
    read: (timer) => statuses.get(timer),
    write(timer, status) {
      statuses.set(timer, status)
    },
  }
}

type Statuses = Record<string, ScheduleStatus>

function readStatuses(file: string): Statuses {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Statuses
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Keeps the status in a JSON file, replaced as a whole at each write. @throws Error when the file exists and can't be read */
export function fileScheduleStore(file: string): ScheduleStore {
  const statuses = readStatuses(file)
  mkdirSync(dirname(file), { recursive: true })
  return {
    read: (timer) => statuses[timer],
    write(timer, status) {
      statuses[timer] = status
      writeFileSync(`${file}.new`, `${JSON.stringify(statuses, null, 2)}\n`)
      renameSync(`${file}.new`, file)
    },
  }
}
