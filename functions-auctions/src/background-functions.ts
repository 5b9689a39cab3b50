import { required } from '@auctionwiz/platform/azure/app-environment'
import { registerTimer } from '@auctionwiz/platform/azure/functions-app'
import { registerWorker } from '@auctionwiz/platform/azure/queue-worker'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { sweep } from '@auctionwiz/platform/core/queues/sweep'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { casePackSilence } from '@auctionwiz/records/case-packs'
import { notifier } from '@auctionwiz/records/notify'
import type { AuctionAdapters } from './adapters.ts'
import { runCaseAutomations } from './legal/run-automations.ts'
import { casePackMovedAt, failCasePack, type PackPorts } from './packs/make-case-pack.ts'
import { packInTurn } from './packs/pack-in-turn.ts'
import { pdfTools } from './packs/pdf-tools.ts'
import { runReminders } from './payments-due/run-reminders.ts'

/** Queue and timer functions, which Flex Consumption scales apart from those of http. */
export const registerBackgroundFunctions = (adapters: AuctionAdapters): void => {
  const { runtime, cases, sales, documents, messenger, budget } = adapters
  const ports = { ...runtime, scheduled: cases, documents, messenger, webOrigin: required('WEB_ORIGIN') }
  registerTimer('runCaseAutomations', '15 * * * * *', runCaseAutomations(ports))
  registerTimer(
    'runPaymentReminders',
    '35 * * * * *',
    runReminders({ ...runtime, sales, cases, messenger, budget, notify: notifier(runtime.store, runtime.now) }),
  )
  registerPacks(adapters)
}

/** The evidence packs, and the timer that takes up lost ones. */
const registerPacks = ({ runtime, storage, documents, packs, packMessages, openPacks }: AuctionAdapters): void => {
  const ports: PackPorts = {
    tenant: (accountId, auctionHouseId) => ({
      house: partitionOf(runtime.store, 'bidders', [accountId, auctionHouseId]),
      account: partitionOf(runtime.store, 'accounts', [accountId]),
    }),
    documents,
    packs,
    checksum: sha256,
    pdf: pdfTools(__dirname),
    log: runtime.log,
    now: runtime.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
  registerWorker(
    'case-packs',
    {
      work: { name: 'makeCasePack', work: packInTurn({ ...ports, queue: packMessages }) },
      poison: { name: 'failCasePack', work: failCasePack(ports) },
    },
    { ...runtime, storage },
  )
  registerTimer(
    'sweepCasePacks',
    '45 1-59/2 * * * *',
    sweep({ ...runtime, open: openPacks, movedAt: casePackMovedAt(ports), takeUp: packMessages.send, patience: casePackSilence }),
  )
}
