import { testApp as auctionsApp } from '@auctionwiz/functions-auctions/testing'
import { storedItems } from '@auctionwiz/functions-upload/imports/items/testing'
import { importHouse } from '../houses/testing.ts'

interface Page {
  nextPage?: string
  startedAt?: string
  endedAt?: string
  records: { removed: number; restored: number; kept: { name: string; reason: string }[] }
}

/** A house that takes files of inventory, what staff do with the items, and all that it stores. */
export const itemImportHouse = async () => {
  const app = await importHouse('inventory', [])
  const auctions = await auctionsApp(app)
  const items = () => storedItems(app.house)
  return {
    ...app,
    items,
    auctions,
    /** The file that staff get of all items. */
    exported: async (): Promise<string> => (await auctions.call('exportInventory', {})).file,
    /** Staff change the item with this title. */
    edit: async (title: string, change: object) => {
      const params = { id: (await items()).find((item) => item.title === title)?.id ?? '' }
      const { version } = await auctions.call('readInventoryItem', { params })
      return auctions.call('updateInventoryItem', { params, body: { ...change, version } })
    },
    preview: async (id: string) => {
      const pages = await app.pages<Page>(id)
      const figures = pages[0]?.startedAt === undefined ? pages : pages.slice(0, 1)
      return {
        endedAt: pages[0]?.endedAt,
        removed: figures.reduce((sum, { records }) => sum + records.removed, 0),
        restored: figures.reduce((sum, { records }) => sum + records.restored, 0),
        kept: pages.flatMap((page) => page.records.kept.map(({ name, reason }) => `${name} ${reason}`)).sort(),
      }
    },
  }
}
