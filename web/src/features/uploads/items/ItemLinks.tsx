import type { Upload } from '@auctionwiz/contracts/uploads'
import { paths } from '../../../app/paths.ts'
import { MadeLinks } from '../MadeLinks.tsx'
import { itemFileText as text } from './messages.ts'

/** The items that the rows of an upload added. */
const ItemLinks = ({ records }: { records: NonNullable<Upload['results']['records']> }) => (
  <MadeLinks label={text.made} path={paths.inventory} all={text.all} records={records} />
)

export default ItemLinks
