import { jsonPath, parseIndexPath, sqlText } from './paths.ts'

/**
 * The sortable scalar: one SQLite value per JSON value whose plain comparison gives the order of the database,
 * undefined < null < false < true < number < string < array < object.
 * undefined is NULL, null -Infinity, the booleans two doubles no document uses, numbers REAL, strings TEXT, the rest BLOB of JSON.
 */
export const nullScalar = Number.NEGATIVE_INFINITY
export const falseScalar = -1.7976931348623157e308
export const trueScalar = -1.7976931348623155e308

export const nullSql = '-9e999'
export const falseSql = '-1.7976931348623157e308'
export const trueSql = '-1.7976931348623155e308'

/** SQL of the sortable scalar when JSON type and SQL value are at hand (a row of json_each, for instance). */
export function scalarCase(type: string, value: string, jsonText: string): string {
  return (
    `CASE ${type} WHEN 'text' THEN ${value} WHEN 'integer' THEN CAST(${value} AS REAL) WHEN 'real' THEN CAST(${value} AS REAL) ` +
    `WHEN 'null' THEN ${nullSql} WHEN 'true' THEN ${trueSql} WHEN 'false' THEN ${falseSql} ` +
    `WHEN 'array' THEN CAST(${jsonText} AS BLOB) WHEN 'object' THEN CAST(${jsonText} AS BLOB) END`
  )
}

/**
 * SQL of the sortable scalar of a path of a container definition (`/a/b`, with or without `/?`) over a JSONB column.
 * Used as expression of generated columns.
 */
export function kExpression(path: string, column = 'doc'): string {
  const literal = sqlText(jsonPath(parseIndexPath(path).segments))
  return scalarCase(`json_type(${column},${literal})`, `${column}->>${literal}`, `${column}->${literal}`)
}
