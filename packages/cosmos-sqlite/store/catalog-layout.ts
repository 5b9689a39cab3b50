import { layoutOf } from '../query/index.ts'

/** Layout of the catalog tables: nothing but what every table has. */
export const catalogLayout = layoutOf({ partitionKey: { paths: ['/parent'] } })
