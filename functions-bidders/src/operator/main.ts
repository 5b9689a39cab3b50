/**
 * Exports a whole house to a file and reads it back, for operators. It needs the settings of the bidders service: from the environment, or from a file
 * such as `.data/settings-bidders.json`, which the local stack writes.
 * `npm run house -- export --account <id> --house <id> --file <zip> --operator <name> [--settings <json>] [--dry-run]`
 * `npm run house -- restore --account <id> --house <id> --file <zip> --operator <name> [--settings <json>] [--dry-run]`
 */
import { openAsBlob } from 'node:fs'
import { parseArgs } from 'node:util'
import { useOperatorSettings } from '@auctionwiz/platform/azure/operator-settings'
import { sha256 } from '@auctionwiz/platform/azure/sha256'
import { storageQueue } from '@auctionwiz/platform/azure/storage-queue'
import { openArchive } from '../house-archive/read-archive.ts'
import { checkRestore, restoreHouse } from '../house-archive/restore-house.ts'
import type { NetworkMessage } from '../network/network-ports.ts'
import { exportToFile } from './export-to-file.ts'
import { operatorServices, placeOf, plain, say } from './operator-place.ts'

const usage =
  'npm run house -- export|restore --account <id> --house <id> --file <zip> --operator <name> [--settings <json>] [--dry-run]\nSee docs/house-export.md.'

const given = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      house: { type: 'string' },
      file: { type: 'string' },
      operator: { type: 'string' },
      settings: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { account, house, file, operator, settings, 'dry-run': isDryRun } = values
  const [command] = positionals
  if (!account || !house || !file || !operator || (command !== 'export' && command !== 'restore')) throw new Error(usage)
  useOperatorSettings('bidders', settings)
  return { command, account, house, file, operator, isDryRun }
}

const run = async (): Promise<void> => {
  const { command, account, house, file, operator, isDryRun } = given()
  const services = operatorServices()
  const place = placeOf(services, { accountId: account, auctionHouseId: house, operator })
  if (command === 'export') {
    const bytes = await exportToFile(place, isDryRun ? undefined : file)
    say(isDryRun ? `The house can be exported: ${bytes} bytes. Nothing was written.` : `${file} has the house: ${bytes} bytes.`)
    return
  }
  const archive = await openArchive(await openAsBlob(file), sha256)
  const { manifest } = archive
  say(`${file}: ${manifest.house.name}, exported ${manifest.exportedAt}`)
  const { documents, files } = await checkRestore(archive, place)
  say(`The archive is whole: ${documents} documents, ${files} files. The house can take it.`)
  for (const { noun, id } of manifest.damaged) say(`Not in the archive, as it was damaged: ${noun} ${id}`)
  if (isDryRun) return
  const restored = await restoreHouse(archive, place)
  // What is published of the account's bidders is compared with them again.
  await storageQueue<NetworkMessage>(services.storage, 'network').send({ accountId: account })
  say(`Read back: ${restored.documents} documents, ${restored.files} files.`)
  const { invitations, campaigns, cases, caseMails, paymentReminders } = restored.onHold
  if (invitations + campaigns + cases + caseMails > 0)
    say(
      `On hold until staff continue: ${invitations} invitations, ${campaigns} campaigns, automations of ${cases} legal cases, ${caseMails} emails about legal cases.`,
    )
  if (paymentReminders > 0) say('Reminders of winners who do not pay are off, as are the legal cases filed for them.')
  for (const { email = 'without an address', role } of restored.toInvite) say(`Invite ${email} (${role}), who is no member here.`)
  if (restored.namelessStops > 0)
    say(`${restored.namelessStops} stops of emails belong to addresses that no bidder has. They hold in the house of the export alone.`)
}

try {
  await run()
} catch (error) {
  const { message } = error as Error
  console.error(message === usage ? usage : plain(message))
  process.exitCode = 1
}
