import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { dryRunId, dryRunOf, dryRunRecord } from '@auctionwiz/records/dry-runs'
import { uploadRecord } from '@auctionwiz/records/uploads'
import fc from 'fast-check'
import { expect } from 'vitest'
import { runDryRun } from '../dry-runs/run-dry-run.ts'
import { importUpload } from '../imports/import-upload.ts'
import { type Fault, withFault } from './fault-injection.ts'
import { type emptyHouse, message, now, uploadId } from './house.ts'

/** What must hold of the imports of each category, whatever is in the files. */

type Tenant = ReturnType<typeof emptyHouse>

/** One fault for each worker that works on an import in turn. @param calls the latest call of a worker at which it fails */
export const someFaults = (calls: number): fc.Arbitrary<Fault[]> =>
  fc.array(
    fc.record({
      calls: fc.nat(calls),
      end: fc.constantFrom('killed before' as const, 'killed after' as const, 'answer lost' as const),
    }),
    { maxLength: 6 },
  )

export const importOnce = (tenant: Tenant): Promise<void> => importUpload(tenant.ports)(message, 1)

/** @param stored what the house has of the kind, which a dry run leaves as it is */
export const expectAsItsDryRun = async (tenant: Tenant, stored: (house: PartitionReader) => Promise<unknown>): Promise<void> => {
  const at = { number: 1, state: 'waiting', progress: 0, startedAt: now.toISOString(), movedAt: now.toISOString() } as const
  const run = { ...at, id: dryRunId(uploadId), uploadId, folder: 'dry', parts: [], imports: false, correlationId: 'req_1' }
  await tenant.house.write([dryRunRecord.creation(run)])
  const before = await stored(tenant.house)
  await runDryRun(tenant.ports)(message)
  const planned = dryRunOf((await recordsOf(dryRunRecord, tenant.house).read(run.id)).document)
  expect(await stored(tenant.house)).toEqual(before)
  const { document, version } = await recordsOf(uploadRecord, tenant.house).read(uploadId)
  await recordsOf(uploadRecord, tenant.house).replace({ ...document, status: 'pending' }, version)
  await importOnce(tenant)
  const { recordsImported, duplicates, failed, recordsProcessed } = (await tenant.upload()).counts
  const { create, update, unchanged, conflict, error } = planned.totals
  expect([create, update + unchanged, conflict, error, planned.rows]).toEqual([
    ...[recordsImported - duplicates, duplicates, 0, failed, recordsProcessed],
  ])
}

/** @param make a house with an upload, the same each time */
export const expectAsUndisturbed = async (
  make: () => Promise<Tenant>,
  stateOf: (tenant: Tenant) => Promise<unknown>,
  faults: readonly Fault[],
): Promise<void> => {
  const undisturbed = await make()
  await importOnce(undisturbed)
  const tenant = await make()
  for (const fault of faults) await Promise.allSettled([importUpload(withFault(tenant.ports, fault))(message, 1)])
  await importOnce(tenant)
  expect(await stateOf(tenant)).toEqual(await stateOf(undisturbed))
}
