/**
 * Request charges in request units. They follow the published figures (a 1 KB read costs 1, an insert 5 to 6, a replace
 * twice as much as an insert) so that budgets keep their proportions; they are not Azure's exact charges.
 */

const kilobytes = (bytes: number) => Math.max(1, bytes / 1024)

/** @param bytes size of the item */
export const readCharge = (bytes: number) => round(1 + (kilobytes(bytes) - 1) * 0.0909)

/** @param bytes size of the item @param indexes number of secondary indexes it goes into */
export const insertCharge = (bytes: number, indexes: number) => round(5 + kilobytes(bytes) * 0.6 + indexes * 0.3)

/** @param bytes size of the new version */
export const replaceCharge = (bytes: number, indexes: number) => round(insertCharge(bytes, indexes) * 1.9)

export const deleteCharge = (indexes: number) => round(5 + indexes * 0.3)

/** @param bytes size of a page of the change feed */
export const feedCharge = (items: number, bytes: number) => round(1 + items * 0.05 + (bytes / 1024) * 0.05)

/** Reading a database, container, offer or the account. */
export const metadataCharge = 1

const round = (value: number) => Math.round(value * 100) / 100
