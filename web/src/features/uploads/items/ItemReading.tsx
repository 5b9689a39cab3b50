import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import { FileGuide } from '../FileGuide.tsx'
import { itemTemplate } from './item-template.ts'
import { itemFileText as text } from './messages.ts'

/** What an import of inventory does, and a file to fill in. */
const ItemReading = () => (
  <FileGuide
    template={itemTemplate}
    fileName="inventory-template.csv"
    label={text.template}
    lines={[text.columns, text.again, text.refused, text.undo({ days: importUndoDays })]}
  />
)

export default ItemReading
