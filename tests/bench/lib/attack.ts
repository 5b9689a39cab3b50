import { xlsx } from '@auctionwiz/platform/core/spreadsheets/xlsx'
import type { Tenant } from '../../support/tenant.ts'
import { type Bench, headersOf } from './bench-stack.ts'
import { csvOf } from './csv.ts'

/** One account that asks for as much as it can: lists, searches, profiles and mails without a pause, imports and workbooks. */
export interface Attack {
  /** Calls answered with success, and calls refused by a limit. */
  figures(): { answered: number; refused: number }
  stop(): Promise<void>
}

const connections = 24
const importsAtOnce = 5
const importRows = 30_000
const workbooksAtOnce = 8
/** Just below the limit of cells. */
const workbookRows = 90_000
const workbookColumns = 30

export const attack = async ({ info }: Bench, tenant: Tenant, bidderIds: readonly string[]): Promise<Attack> => {
  const { bidders, upload } = info.urls
  const headers = await headersOf(tenant)
  const json = { ...headers, 'content-type': 'application/json' }
  const csv = csvOf(importRows, 7).file
  const workbook = await wideWorkbook()
  let running = true
  const counts = { answered: 0, refused: 0 }

  const send = async (url: string, init: RequestInit): Promise<void> => {
    // A connection that the host closes is one call less.
    const response = await fetch(url, init).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok) counts.answered += 1
    else counts.refused += 1
    // A client that retries a refused call immediately would only load this process.
    if (response?.ok !== true) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const form = (file: Blob, name: string): FormData => {
    const data = new FormData()
    for (const [field, value] of Object.entries({ name: 'Load', description: 'Load', category: 'bidders' })) data.set(field, value)
    data.set('file_0', file, name)
    return data
  }
  const idAt = (index: number): string => bidderIds[index % bidderIds.length] ?? ''
  const calls: ((index: number) => Promise<void>)[] = [
    () => send(`${bidders}/bidders/v1/listBidders?sort=-score&limit=100`, { headers }),
    (index) => send(`${bidders}/bidders/v1/listBidders?search=ann${index % 10}`, { headers }),
    (index) => send(`${bidders}/bidders/${idAt(index)}`, { headers }),
    (index) =>
      send(`${bidders}/bidders/${idAt(index)}/emails`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ subject: 'Load', message: 'Load' }),
      }),
  ]
  const repeated = async (work: (index: number) => Promise<void>): Promise<void> => {
    for (let index = 0; running; index += 1) await work(index)
  }
  const works = [
    ...Array.from({ length: connections }, (_, index) => repeated(calls[index % calls.length] as (index: number) => Promise<void>)),
    ...Array.from({ length: workbooksAtOnce }, () =>
      repeated(() => send(`${upload}/data-upload/general`, { method: 'POST', headers, body: form(workbook, 'wide.xlsx') })),
    ),
    ...Array.from({ length: importsAtOnce }, () =>
      send(`${upload}/data-upload/general`, { method: 'POST', headers, body: form(csv, 'load.csv') }),
    ),
  ]
  return {
    figures: () => ({ ...counts }),
    stop: async () => {
      running = false
      await Promise.all(works)
    },
  }
}

const wideWorkbook = async (): Promise<Blob> => {
  const columns = Array.from({ length: workbookColumns }, (_, index) => ({ title: `Column ${index + 1}`, width: 10 }))
  const row = columns.map((_, index) => index)
  const pages = async function* () {
    for (let page = 0; page < workbookRows / 1000; page += 1) yield Array.from({ length: 1000 }, () => row)
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of xlsx('Wide', columns, pages())) parts.push(new Uint8Array(part))
  return new Blob(parts)
}
