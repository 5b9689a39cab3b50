/**
 * What one JSON file may hold, so that reading it takes little memory, whatever its size: characters of a record, lists and objects within each
 * other, and cells of the table that it becomes, empty ones included.
 */
export const jsonLimits = { record: 1024 * 1024, depth: 100, cells: 50_000_000 } as const
