import { setTimeout as sleep } from 'node:timers/promises'
import { type CaseDocument, caseDocumentCounts } from '@auctionwiz/contracts/legal-case-documents'
import type { CasePack } from '@auctionwiz/contracts/legal-case-files'
import { startCasePack } from '@auctionwiz/contracts/legal-case-files'
import { createLegalCase } from '@auctionwiz/contracts/legal-cases'
import type { Tenant } from '../../support/tenant.ts'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { watchMemory } from '../lib/process.ts'
import { atMost, fact, type Row, shown } from '../lib/report.ts'

/** Bytes of a document, as a scan of some pages has. */
const documentBytes = 1_000_000

/**
 * Evidence packs of cases with these numbers of files, from few to many: the time, and the memory of their worker, which has to stay flat. All sizes are
 * above the same one, that before the first of them: what one pack leaves in memory counts for the next.
 */
export const measurePacks = async (bench: Bench, counts: readonly number[]): Promise<Row[]> => {
  const tenant = await bench.tenant()
  // The first pack loads the library and the fonts.
  await packOf(bench, tenant, await caseWith(bench, tenant, 1))
  const rows: Row[] = []
  const sizes: number[] = []
  const memory = await watchMemory(bench.stack.pid('bidders-worker'))
  for (const count of counts) {
    const caseId = await caseWith(bench, tenant, count)
    const started = performance.now()
    const pack = await packOf(bench, tenant, caseId)
    const seconds = (performance.now() - started) / 1000
    const megabytes = (pack.sizes?.zip ?? 0) / 1_000_000
    rows.push(fact(`Evidence pack of ${shown(count)} files, ${shown(megabytes)} MB`, `${shown(seconds)} s`))
    const size = memory.above()
    if (size === undefined) rows.push(fact('… memory of its worker above idle', 'not reported by this system'))
    else {
      sizes.push(size)
      rows.push(atMost('… memory of its worker above idle', size, 150, ' MiB'))
    }
  }
  memory.stop()
  const [before, last] = sizes.slice(-2)
  if (before === undefined || last === undefined) return rows
  const [from, to] = counts.slice(-2)
  return [...rows, atMost(`… growth of memory from ${shown(from ?? 0)} to ${shown(to ?? 0)} files`, last / before, 1.25, '×')]
}

/** A case with this many files: documents, and beyond the limit of documents further versions of them. */
const caseWith = async ({ info }: Bench, tenant: Tenant, count: number): Promise<string> => {
  const client = await tenant.as('admin')
  const subject = { title: 'Card table returned', caseType: 'refund_request', category: 'post_sale', priority: 'low' } as const
  const { id } = await client(createLegalCase, { body: { ...subject, jurisdiction: 'New York, USA' } })
  const address = `${info.urls.auctions}/legal/cases/${id}/documents`
  const documentIds: string[] = []
  for (let index = 0; index < count; index += 1) {
    const documentId = documentIds[index % caseDocumentCounts.documents]
    const form = new FormData()
    for (const [name, value] of Object.entries(documentId === undefined ? { name: `Scan ${index}`, type: 'Evidence' } : { documentId }))
      form.set(name, value)
    form.set('file', new Blob([scan(index)]), `scan-${index}.pdf`)
    const added = await call<CaseDocument>(address, { method: 'POST', headers: await headersOf(tenant), body: form })
    if (documentId === undefined) documentIds.push(added.id)
  }
  return id
}

/** A document that is unlike the others and does not compress. */
const scan = (index: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(documentBytes)
  for (let start = 0; start < documentBytes; start += 65_536) crypto.getRandomValues(bytes.subarray(start, start + 65_536))
  bytes.set(new TextEncoder().encode(`%PDF-1.7\n% ${index}\n`))
  bytes.set(new TextEncoder().encode('\n%%EOF\n'), documentBytes - 7)
  return bytes
}

const packOf = async ({ info }: Bench, tenant: Tenant, id: string): Promise<CasePack> => {
  const client = await tenant.as('admin')
  await client(startCasePack, { params: { id } })
  for (;;) {
    const { pack } = await call<{ pack?: CasePack }>(`${info.urls.auctions}/legal/cases/${id}/pack`, { headers: await headersOf(tenant) })
    if (pack?.state === 'done') return pack
    if (pack?.state === 'failed') throw new Error('the evidence pack failed')
    await sleep(200)
  }
}
