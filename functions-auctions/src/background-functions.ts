import { required } from '@auctionwiz/platform/azure/app-environment'
import { registerTimer } from '@auctionwiz/platform/azure/functions-app'
import type { AuctionAdapters } from './adapters.ts'
import { runCaseAutomations } from './legal/run-automations.ts'

/** Timer functions, which Flex Consumption scales apart from those of http. */
export const registerBackgroundFunctions = ({ runtime, cases, documents, messenger }: AuctionAdapters): void => {
  const ports = { ...runtime, scheduled: cases, documents, messenger, webOrigin: required('WEB_ORIGIN') }
  registerTimer('runCaseAutomations', '15 * * * * *', runCaseAutomations(ports))
}
