import { runCaseAutomations } from '@auctionwiz/functions-auctions/legal/run-automations'
import { testApp as auctionsApp } from '@auctionwiz/functions-auctions/testing'
import { storedCases } from '@auctionwiz/functions-upload/imports/cases/testing'
import { silentLog } from '@auctionwiz/platform/core/testing/test-runtime'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { importHouse } from '../houses/testing.ts'

const header = 'Reference,Title,Type,Category,Priority,Status,Jurisdiction,Amount,Date filed,Bidder,Description'

export const csvOf = (...rows: readonly (readonly string[])[]): string => [header, ...rows.map((row) => row.join(','))].join('\n')

export const caseRow = (reference: string, title: string, status = '', more: readonly string[] = []): string[] => {
  const [amount = '', filed = '2026-11-10', bidder = '', description = ''] = more
  return [reference, title, 'fraud', 'other', 'low', status, 'Here', amount, filed, bidder, description]
}

interface Page {
  nextPage?: string
  startedAt?: string
  endedAt?: string
  cases: { casesRemoved: number; casesRestored: number; kept: { caseNumber: string; title: string; reason: string }[] }
}

/** A house with Ann that takes files of legal cases, what staff and automations do with these, and all that it stores. */
export const caseImportHouse = async () => {
  const app = await importHouse('legal', [aBidder({ id: 'bid_ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })])
  const auctions = await auctionsApp(app)
  const cases = () => storedCases(app.house)
  const numbered = async (caseNumber: string) => (await cases()).find((one) => one.caseNumber === caseNumber)
  const staff = async (call: string, caseNumber: string, body: object, key?: string) => {
    const params = { id: (await numbered(caseNumber))?.id ?? '' }
    const { version } = await auctions.call('readLegalCase', { params })
    const versioned = call.startsWith('add') ? body : { ...body, version }
    return auctions.call(call, { params, body: versioned, ...(key !== undefined && { key }) })
  }
  return {
    ...app,
    cases,
    numbered,
    auctions,
    /** The file that staff get of all cases. */
    exported: async (): Promise<string> => (await auctions.call('exportLegalCases', {})).file,
    /** A call of staff on the case with this number. */
    staff,
    events: async (caseNumber: string): Promise<{ kind: string; reason?: string }[]> =>
      (await auctions.call('listCaseEvents', { params: { id: (await numbered(caseNumber))?.id ?? '' } })).events,
    scheduled: auctions.cases,
    automate: runCaseAutomations({
      ...{ store: app.store, scheduled: auctions.cases, documents: auctions.documents, messenger: app.messenger },
      ...{ webOrigin: 'https://app.example', log: silentLog, now: () => app.clock.now },
    }),
    /** What the house stores but for timelines, which name the import and its undo. */
    state: async (): Promise<string[]> =>
      (await app.stored()).filter((text) => !text.includes('"type":"case-event"')).map((text) => text.replace(/"eventCount":\d+,/, '')),
    preview: async (id: string, adjusted: readonly string[] = []) => {
      const pages = await app.pages<Page>(id, adjusted)
      const figures = pages[0]?.startedAt === undefined ? pages : pages.slice(0, 1)
      return {
        endedAt: pages[0]?.endedAt,
        removed: figures.reduce((sum, { cases: { casesRemoved } }) => sum + casesRemoved, 0),
        restored: figures.reduce((sum, { cases: { casesRestored } }) => sum + casesRestored, 0),
        kept: pages.flatMap((page) => page.cases.kept.map(({ caseNumber, title, reason }) => `${caseNumber} ${title} ${reason}`)).sort(),
      }
    },
  }
}
