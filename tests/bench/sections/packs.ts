import { setTimeout as sleep } from 'node:timers/promises'
import type { CasePack } from '@auctionwiz/contracts/legal-case-files'
import { startCasePack } from '@auctionwiz/contracts/legal-case-files'
import { createLegalCase } from '@auctionwiz/contracts/legal-cases'
import type { Tenant } from '../../support/tenant.ts'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { watchMemory } from '../lib/process.ts'
import { atMost, fact, type Row, shown } from '../lib/report.ts'

/** Bytes of a document, as a scan of some pages has. */
const documentBytes = 1_000_000

/** Evidence packs of cases with these numbers of documents: the time, and the memory of their worker, which has to stay flat. */
export const measurePacks = async (bench: Bench, counts: readonly number[]): Promise<Row[]> => {
  const tenant = await bench.tenant()
  // The first pack loads the library and the fonts.
  await packed(bench, tenant, 1)
  const rows: Row[] = []
  const grown: number[] = []
  for (const count of counts) {
    const caseId = await caseWith(bench, tenant, count)
    const memory = await watchMemory(bench.stack.pid('bidders-worker'))
    const started = performance.now()
    const pack = await packOf(bench, tenant, caseId)
    const growth = memory.stop()
    const seconds = (performance.now() - started) / 1000
    const megabytes = (pack.sizes?.zip ?? 0) / 1_000_000
    rows.push(fact(`Evidence pack of ${shown(count)} documents, ${shown(megabytes)} MB`, `${shown(seconds)} s`))
    if (growth === undefined) rows.push(fact('… memory of its worker above idle', 'not told by this system'))
    else {
      grown.push(growth)
      rows.push(atMost('… memory of its worker above idle', growth, 150, ' MiB'))
    }
  }
  const [first = 0, last = 0] = [grown[0], grown.at(-1)]
  return grown.length < 2 ? rows : [...rows, fact('… from the first to the last of them', `${shown(last - first)} MiB more`)]
}

const packed = async (bench: Bench, tenant: Tenant, count: number): Promise<void> =>
  void (await packOf(bench, tenant, await caseWith(bench, tenant, count)))

const caseWith = async ({ info }: Bench, tenant: Tenant, count: number): Promise<string> => {
  const client = await tenant.as('admin')
  const subject = { title: 'Card table returned', caseType: 'refund_request', category: 'post_sale', priority: 'low' } as const
  const { id } = await client(createLegalCase, { body: { ...subject, jurisdiction: 'New York, USA' } })
  for (let index = 0; index < count; index += 1) {
    const form = new FormData()
    form.set('name', `Scan ${index}`)
    form.set('type', 'Evidence')
    form.set('file', new Blob([scan(index)]), `scan-${index}.pdf`)
    const address = `${info.urls.auctions}/legal/cases/${id}/documents`
    await call(address, { method: 'POST', headers: await headersOf(tenant), body: form })
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
