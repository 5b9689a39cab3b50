import { contentSumOf } from '@auctionwiz/domain/imports/content-sum'
import type { AnyRecord } from '@auctionwiz/platform/core/records/record'

/** The store adds fields of its own to a document, which say nothing of an edit. */
export const definedOf = (document: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(document).filter(([name, value]) => value !== undefined && names.includes(name)))

/** A short sum over the fields of a record but those that follow from others, which shows whether it was edited. */
export const recordSum = ({ definition }: Pick<AnyRecord, 'definition'>, document: object, derived: readonly string[]): string =>
  contentSumOf(
    definedOf(
      document,
      Object.keys(definition.fields).filter((name) => !derived.includes(name)),
    ),
  )
