import { runCaseAutomations } from '@auctionwiz/functions-auctions/legal/run-automations'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { Runtime } from '@auctionwiz/platform/core/http/runtime'
import { silentMessenger } from '@auctionwiz/platform/core/mail/messages'
import { type CaseSchedule, scheduledCases } from '@auctionwiz/records/scheduled-cases'

/** Milliseconds between two looks at the cases. */
const pace = 60_000

/** The automations of legal cases of the demonstration run in this page; nobody reads their mail. */
export const demoCases = (runtime: Runtime, documents: FileStore): { scheduled: CaseSchedule; look(): Promise<void> } => {
  const scheduled = scheduledCases(runtime.store, runtime.now)
  const run = runCaseAutomations({ ...runtime, scheduled, documents, messenger: silentMessenger, webOrigin: '' })
  const look = () => run().catch((error: unknown) => runtime.log.error('the automations of cases failed', error))
  setInterval(() => void look(), pace)
  return { scheduled, look }
}
