import { failImport } from '../imports/fail-import.ts'
import { type ImportPorts, type ImportStep, importUpload } from '../imports/import-upload.ts'
import { failDryRun, runDryRun } from './run-dry-run.ts'

/** What a message of the queue `imports` asks for: the dry run of an upload under review, else its import. */
export const workOnUpload = (ports: ImportPorts, step?: ImportStep): ReturnType<typeof importUpload> => {
  const plan = runDryRun(ports, step)
  const work = importUpload(ports, step)
  return async (delivered, dequeueCount, turn) => {
    if (!(await plan(delivered, turn))) await work(delivered, dequeueCount, turn)
  }
}

/** Takes a message that failed too often. */
export const failWork = (ports: Parameters<typeof failImport>[0]) => {
  const [run, work] = [failDryRun(ports), failImport(ports)]
  return async (delivered: unknown): Promise<void> => {
    await run(delivered)
    await work(delivered)
  }
}
